import { isReleaseFile } from '../../shared/release-list.ts'
import type { Language } from '../../shared/locale.ts'
import type { PictureLanguage } from '../../shared/gallery.ts'
import { pictureLanguages } from '../../shared/gallery.ts'
import type { CopyFile, CopyList, CopyPart, PictureList } from '../../shared/offline-copy.ts'
import { getDigest, getProvenPart, removeBases } from '../../shared/copy-proof.ts'
import { listAddress, sumBytes } from '../../shared/offline-copy.ts'
import { shortHash } from '../graph/hash.ts'
import type { OutputFile } from './output-file.ts'

/**
 * Lists the files that a reader may store to use the site without a network: the app and the content, no pages for
 * crawlers. Pictures double the number of files, so they are in lists of their own: without them the gallery shows names
 * and runs the demos.
 */
export async function copyLists(output: readonly OutputFile[], base: string): Promise<OutputFile[]> {
  const parts: Record<CopyPart, CopyFile[]> = { all: [], zh: [], tw: [], en: [] }
  const pictureFiles: Record<PictureLanguage, CopyFile[]> = { zh: [], en: [] }
  for (const file of output) {
    const language = pictureLanguages.find(each => file.path.startsWith(pictureFolder(each)))
    if (language) pictureFiles[language].push(await entryOf(file, base))
    else if (isCopied(file.path)) parts[partOf(file.path)].push(await entryOf(file, base))
  }
  const listFiles: OutputFile[] = []
  const listPictures = async (language: PictureLanguage): Promise<PictureList> => {
    const body = JSON.stringify(pictureFiles[language])
    const file = { path: `static/pictures/${language}.${shortHash(body)}.json`, body }
    listFiles.push(file)
    return { file: await entryOf(file, base), bytes: sumBytes(pictureFiles[language]) }
  }
  const pictures = { zh: await listPictures('zh'), en: await listPictures('en') }
  const build = shortHash(JSON.stringify({ parts, pictures }))
  const list: CopyList = { build, base, baseLength: base.length, parts, pictures }
  return [...listFiles, { path: listAddress, body: JSON.stringify(list) }]
}

const pictureFolder = (language: PictureLanguage): string => `static/pictures/${language}/`

const isCopied = (path: string): boolean =>
  path === 'index.html' ||
  (!isReleaseFile(path) && /^(?:(?:static|sandbox|example\/pack)\/|download\/(?:vxe-upgrade\.|editor\/))/.test(path))

/** `static/content/table-base.1a2b3c4d/table-base-sort-zh.js`, `static/search/zh.1a2b3c4d.json`, `example/pack/form.zh.json` */
const language = /(?:^|[/.-])(zh|tw|en)(?:-spellings|-leads)?(?:\.[\w-]{8,})?\.(?:js|json)$/

/** Chinese files for editors have no language in their name and are for both kinds of Chinese: every copy has them. */
const partOf = (path: string): CopyPart => (language.exec(path)?.[1] as Language | undefined) ?? 'all'

/** Files below `static/` and `sandbox/` have a hash in their name, packs are requested with one. */
const isNamedByContent = (path: string): boolean => /\.[\w-]{8,}(?:\.\w+|\/[^/]+)$/.test(path)

async function entryOf({ path, body }: OutputFile, base: string): Promise<CopyFile> {
  const bytes = new Uint8Array(Buffer.from(body))
  const name = path.startsWith('example/pack/') ? `${path}?v=${shortHash(body)}` : path
  const hash = name === path && !isNamedByContent(path) ? shortHash(body) : null
  const part = getProvenPart(path, bytes)
  if (!part) throw new Error(`${path} has no script with the addresses of the content.`)
  const gaps = getBaseGaps(part, base)
  const digest = await getDigest(removeBases(part, base, gaps)!)
  const entry = [name, bytes.length, hash, getBaseGaps(bytes, base).length, digest] as const
  return gaps.length ? [...entry, gaps] : entry
}

/** Returns the bytes before each occurrence of the base: a server that serves the site below another base replaces it. */
function getBaseGaps(bytes: Uint8Array, base: string): number[] {
  const text = Buffer.from(bytes)
  const gaps: number[] = []
  let end = 0
  for (let position = text.indexOf(base); position !== -1; position = text.indexOf(base, end)) {
    gaps.push(position - end)
    end = position + base.length
  }
  return gaps
}
