import { getOwn } from '../shared/own-property.ts'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  // Demo sources are shown as text; the usual type of `.ts` is a video format.
  vue: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  scss: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  zip: 'application/zip'
}

export function contentType(path: string): string {
  return getOwn(types, extension(path)) ?? 'application/octet-stream'
}

/** True for formats without compression of their own. */
export function isCompressible(path: string): boolean {
  return /charset|wasm|ttf|x-icon/.test(contentType(path))
}

function extension(path: string): string {
  return /\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''
}
