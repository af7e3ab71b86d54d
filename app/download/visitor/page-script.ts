// The one script inside the page. All of it runs or none of it, whatever a host does to scripts.
import './boot';
import './wake';
