import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes after which what was sent is collected; the engine alone would wait for several times as much. */
const collectAfter = 2 ** 24
let sent = 0

parentPort?.on('message', jobs => {
  const answers = jobs.map(({ body, brotli, gzip }) => {
    sent += body.length
    // Copies: a small form is a part of 16 kB, and all of that would be sent.
    return [new Uint8Array(brotliCompressSync(body, brotli)), new Uint8Array(gzipSync(body, gzip))]
  })
  parentPort?.postMessage(
    answers,
    answers.flat().map(form => form.buffer)
  )
  if (sent < collectAfter) return
  sent = 0
  globalThis.gc?.()
})
