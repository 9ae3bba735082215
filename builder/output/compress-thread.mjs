import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes sent after which garbage is collected; the engine alone would wait for several times as much. */
const collectAfter = 2 ** 24
let sent = 0

parentPort?.on('message', jobs => {
  const answers = jobs.map(({ body, brotli, gzip }) => {
    sent += body.length
    // Copies: a small result is a view of a buffer of 16 kB, which would be sent as a whole.
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
