// A minimal page as a baseline for paint times: 14 kB of HTML with inline CSS, and one image.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from './listen.mjs';

const text = 'Torque wrenches click at the set torque and no later. '.repeat(240);
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Baseline">
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:1rem}</style></head>
<body><main><h1>Baseline</h1><img src="/image.avif" width="800" height="600" alt="" fetchpriority="high">
<p>${text}</p></main></body></html>`;

/** Serves the baseline page with an image of `imageBytes` bytes. */
export async function serveBaselinePage(/** @type {number} */ imageBytes) {
  const small = readFileSync('public/images/category-air-tools-400.avif');
  // Decoders ignore bytes after the end of the image.
  const padding = Buffer.alloc(Math.max(imageBytes - small.length, 0), 1);
  const image = Buffer.concat([small, padding]);
  const server = createServer((request, response) => {
    const isImage = request.url === '/image.avif';
    response.setHeader('Content-Type', isImage ? 'image/avif' : 'text/html');
    response.end(isImage ? image : html);
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
