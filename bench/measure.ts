import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser } from '@playwright/test';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
} as const;
type Sent = 'html' | 'js' | 'css' | 'other';

/** What one load of a page costs. Times in milliseconds, bytes as sent after brotli, without headers. */
export interface Cost {
  requests: number;
  bytes: Record<Sent, number>;
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  nodes: number;
  /** Used JavaScript heap in bytes. */
  heap: number;
}

/** Serves a folder on loopback with brotli, counting what it sends. */
export class CountingServer {
  requests = 0;
  bytes: Record<Sent, number> = { html: 0, js: 0, css: 0, other: 0 };
  private readonly compressed = new Map<string, Buffer>();
  private readonly server: Server;

  constructor(folder: string) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      const extension = path.extname(file);
      this.requests++;
      this.body(file).then(
        (body) => {
          this.bytes[
            extension === '.html'
              ? 'html'
              : extension === '.js'
                ? 'js'
                : extension === '.css'
                  ? 'css'
                  : 'other'
          ] += body.length;
          const type =
            Object.entries(types).find(([known]) => known === extension)?.[1] ??
            'application/octet-stream';
          response
            .writeHead(200, {
              'Content-Type': type,
              'Content-Encoding': 'br',
              'Content-Length': body.length,
              'Cache-Control': 'max-age=60',
            })
            .end(body);
        },
        () => response.writeHead(404).end(),
      );
    });
  }

  private async body(file: string): Promise<Buffer> {
    const known = this.compressed.get(file);
    if (known) return known;
    const body = brotliCompressSync(await readFile(file));
    this.compressed.set(file, body);
    return body;
  }

  /** Starts on a free port and returns the address of the page. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}/download/`;
  }

  reset(): void {
    this.requests = 0;
    this.bytes = { html: 0, js: 0, css: 0, other: 0 };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

declare global {
  interface Window {
    cost: { fcp: number; lcp: number; cls: number; blocking: number };
  }
}

/** Watches what the page costs from its first moment. Text, since a compiler's helpers don't exist in the page. */
const watch = `{
  const cost = window.cost = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  const observe = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') cost.fcp = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { cost.lcp = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) cost.cls += value; });
  observe('longtask', ({ duration }) => { cost.blocking += Math.max(0, duration - 50); });
}`;

/** One cold load on Slow 4G (1.6 Mbit/s, 150 ms) with a CPU four times slower, until nothing has happened for a second. */
export async function load(
  browser: Browser,
  server: CountingServer,
  address: string,
): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Performance.enable');
  await page.addInitScript({ content: watch });
  server.reset();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const cost = await page.evaluate(() => window.cost);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { requests, bytes } = server;
  await context.close();
  return { requests, bytes, ...cost, nodes: metric('Nodes'), heap: metric('JSHeapUsedSize') };
}

/** How long the check takes to wake after the pointer has reached it, in milliseconds: until its scripts have come, and until they have run. */
export interface Waking {
  loading: number;
  executing: number;
}

/** One wake after a load with an empty cache; neither the network nor the CPU is slowed down. */
export async function wake(browser: Browser, address: string): Promise<Waking> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const waking = await page.evaluate(
    () =>
      new Promise<Waking>((resolve) => {
        const { documentElement: root } = document;
        new MutationObserver(() => {
          if (root.dataset.woken !== 'awake') return;
          const now = performance.now();
          const scripts = performance
            .getEntriesByType('resource')
            .filter(
              (entry) =>
                entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script',
            );
          const last = Math.max(
            ...scripts.map((entry) => entry.startTime + entry.duration).filter((end) => end <= now),
          );
          resolve({ loading: last - start, executing: now - last });
        }).observe(root, { attributes: true });
        const start = performance.now();
        document
          .querySelector('[data-wake]')
          ?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      }),
  );
  await context.close();
  return waking;
}

/** The middle value of an odd number of measurements, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
