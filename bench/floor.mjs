// The least a page of a picture's weight can cost: 14 kB of HTML with its CSS in it, and the picture.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const text = 'Torque wrenches click at the set torque and no later. '.repeat(240);
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Floor">
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:1rem}</style></head>
<body><main><h1>Floor</h1><img src="/picture.avif" width="800" height="600" alt="" fetchpriority="high">
<p>${text}</p></main></body></html>`;

/** Serves the floor page with a picture of that weight: its address, and the way to end it. */
export async function serveFloor(/** @type {number} */ bytes) {
  const small = readFileSync('public/images/category-air-tools-320.avif');
  // What follows a picture in its file is ignored.
  const picture = Buffer.concat([small, Buffer.alloc(Math.max(bytes - small.length, 0), 1)]);
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture.avif';
    response.setHeader('Content-Type', isPicture ? 'image/avif' : 'text/html');
    response.end(isPicture ? picture : html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
