import { type Release } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { type Channel } from '../catalogue/vocabulary';

const perChannel = 50;

/**
 * The newest 50 releases of each channel, the highest version first: what news, installers and files for a single download
 * are written for. With all of 1,000 releases of 20 files a site would have 40,000 small files (Cloudflare Pages takes
 * 20,000) and an install script of 5 MB. What lists all releases goes on listing them.
 */
export function recent(releases: readonly Release[]): Release[] {
  const counts = new Map<Channel, number>();
  return newestFirst(releases).filter(({ channel }) => {
    const count = (counts.get(channel) ?? 0) + 1;
    counts.set(channel, count);
    return count <= perChannel;
  });
}
