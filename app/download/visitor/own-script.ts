/** What the page tells its own script, in attributes: the offers, and the script to load when the visitor reaches for something. */
export const told: DOMStringMap = (document.currentScript || document.documentElement).dataset;
