import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|vue|ts|tokens|txt|xml)$/

/** Compressed once, as small as it gets, so that the server starts fast and any static host can use the files. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter(entry => entry.isFile() && compressible.test(entry.name)).map(entry => path.join(entry.parentPath, entry.name))
  const lanes = Array.from({ length: 4 }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file)
  })
  await Promise.all(lanes)
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
