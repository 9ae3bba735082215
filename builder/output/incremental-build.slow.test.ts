import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOriginToMarkdown, addOriginToPage, addOriginToList } from '../../server/addresses.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { listFiles } from './app-files.ts'
import type { SmallBuilds } from './small-builds.ts'
import { changeText, smallBuilds } from './small-builds.ts'
import type { SmallProject } from './small-project.ts'
import { differences, smallNav, smallProject } from './small-project.ts'

/**
 * A build after a change gives the bytes of a clean build. Edits are chosen at random; the seed is in the title, and
 * `EDIT_SEED` runs it again.
 */
const seed = Number(process.env.EDIT_SEED ?? Date.now() % 1_000_000)
const minutes = 60_000
let project: SmallProject
let builds: SmallBuilds
let nav: NavSource = smallNav
const setNav = (next: NavSource) => {
  nav = next
  project.write('content/nav.ts', `export const nav = ${JSON.stringify(nav)}\n`)
}

beforeAll(async () => {
  project = smallProject()
  builds = await smallBuilds(project, () => nav)
}, 5 * minutes)

afterAll(() => builds.end())

const random = createRandom(seed)
const pickOne = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const word = () => `w${Math.floor(random() * 1e9).toString(36)}`
const contentFiles = (test: RegExp) =>
  listFiles(path.join(project.root, 'content'))
    .filter(name => test.test(name))
    .map(name => `content/${name}`)
const change = (name: string, edit: (text: string) => string) => changeText(project, name, edit)

/** Every kind of edit that an author makes. */
const edits: Record<string, () => void> = {
  'a word of a page': () => change(pickOne(contentFiles(/page\.(zh|en)\.mdx$/)), text => `${text}\n${word()}.\n`),
  'the title of a page': () =>
    change(pickOne(contentFiles(/page\.(zh|en)\.mdx$/)), text => text.replace(/^title: .*$/m, `title: ${word()}`)),
  'the lead of a page': () =>
    change(pickOne(contentFiles(/page\.(zh|en)\.mdx$/)), text => text.replace(/^---\n\n/m, `---\n\n${word()} `)),
  'the template of a demo': () =>
    change(pickOne(contentFiles(/table\/.*\.vue$/)), text =>
      text.replace(/<template>\n/, `<template>\n  <!-- ${word()} -->\n`)
    ),
  'the script of a demo': () =>
    change(pickOne(contentFiles(/table\/.*\.vue$/)), text =>
      text.replace(/<script lang="ts">\n/, `<script lang="ts">\nconst ${word()}: number = 1\n`)
    ),
  'the style of a demo': () =>
    change(
      pickOne(contentFiles(/table\/.*\.vue$/)),
      text => `${text}\n<style scoped>\n.${word()} { color: red }\n</style>\n`
    ),
  'a word of a demo in English': () =>
    change('content/_shared/words.en.json', text => text.replace(/: "([^"]*)"/, `: "$1 ${word()}"`)),
  'a file that demos share': () =>
    change(pickOne(contentFiles(/_shared\/people\.ts$/)), text => `${text}\nexport const ${word()} = 1\n`),
  'the order of the menu': () => {
    const pages = [...nav[0]!.pages]
    pages.push(pages.shift()!)
    setNav([{ ...nav[0]!, pages }])
  },
  'a title of the menu': () => setNav([{ ...nav[0]!, title: { zh: word(), en: word() } }]),
  'a text of the reference': () => change('content/api/icon.ts', text => text.replace(/zh: '/, `zh: '${word()} `)),
  'a word of the search': () => change('content/search/words.ts', text => text.replace(/text: '/, `text: '${word()} `)),
  'a page that is added': () => {
    const name = word()
    for (const language of ['zh', 'en'])
      project.write(
        `content/table/base/${name}/page.${language}.mdx`,
        `---\ntitle: ${name}\nkeywords: a\n---\n\n${name}.\n`
      )
    setNav([{ ...nav[0]!, pages: [...nav[0]!.pages, `base/${name}`] }])
  },
  'a page that is removed': () => {
    const added = nav[0]!.pages.find(page => page.startsWith('base/w'))
    if (!added) return edits['a page that is added']!()
    project.remove(`content/table/${added}`)
    setNav([{ ...nav[0]!, pages: nav[0]!.pages.filter(page => page !== added) }])
  },
  'a demo that is renamed': () => {
    const folder = 'content/table/base/filter'
    const old = pickOne(readdirSync(path.join(project.root, folder)).filter(name => /^filter.*\.vue$/.test(name)))
    const name = `filter-${word()}.vue`
    project.write(`${folder}/${name}`, project.read(`${folder}/${old}`))
    project.remove(`${folder}/${old}`)
    for (const page of ['zh', 'en']) {
      const file = `${folder}/page.${page}.mdx`
      project.write(
        file,
        project
          .read(file)
          .replaceAll(`./${old}`, `./${name}`)
          .replaceAll(`#demo-${old.slice(0, -4)}`, `#demo-${name.slice(0, -4)}`)
      )
    }
  }
}

const kinds = Object.keys(edits)
const chosenKinds = Array.from({ length: 30 }, (_, index) => kinds[index] ?? pickOne(kinds))

/**
 * A wrong result of an edit stays wrong until the same file is made again, so comparing after every third edit is
 * enough.
 */
test(
  `builds after thirty successive edits of content equal clean builds, seed ${seed}`,
  async () => {
    for (const [index, kind] of chosenKinds.entries()) {
      edits[kind]!()
      await builds.build('dist')
      if (index % 3 < 2) continue
      await builds.cleanBuild()
      expect(builds.compare(), `after ${chosenKinds.slice(index - 2, index + 1).join(', then ')}`).toEqual([])
    }
  },
  10 * minutes
)

test(
  'a build with ORIGIN changes only files with links and the list of their hashes, one without restores them',
  async () => {
    const origin = 'https://docs.example.com'
    const [dist, clean] = ['dist/site', 'clean/site'].map(name => path.join(project.root, name)) as [string, string]
    await builds.build('clean')
    await builds.build('dist', origin)
    const differing = differences(dist, clean).filter(name => !name.startsWith('.build/'))
    const documents = listFiles(clean).filter(
      name => name.endsWith('.html') && !/^(index\.html$|404\.html$|sandbox\/)/.test(name)
    )
    const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')
    const texts = listFiles(clean).filter(
      name => /\.md$|^llms[\w.-]*\.txt$/.test(name) && read(clean, name).includes('](/v3.8/')
    )
    expect(texts).toEqual(expect.arrayContaining(['llms.txt', 'llms-full.zh.txt', 'en/table/base/sort.md']))
    // Their descriptions link the pages.
    const editorFiles = listFiles(clean).filter(name => name.startsWith('download/editor/'))
    expect(differing).toEqual(
      [...documents, ...texts, ...editorFiles, 'offline.json', 'robots.txt', 'sitemap.xml'].sort()
    )
    for (const name of texts)
      expect(addOriginToMarkdown(read(clean, name), origin, '/v3.8/'), name).toBe(read(dist, name))
    for (const name of documents) {
      expect(read(dist, name).replaceAll(origin, ''), name).toBe(read(clean, name))
      expect(addOriginToPage(read(clean, name), origin), name).toBe(read(dist, name))
    }
    expect(addOriginToList(read(clean, 'sitemap.xml'), origin)).toBe(read(dist, 'sitemap.xml'))
    expect(read(dist, 'robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/v3.8/sitemap.xml\n`)
    await builds.build('dist')
    expect(builds.compare()).toEqual([])
  },
  5 * minutes
)

test(
  'a build with a damaged and half-written cache equals a clean build',
  async () => {
    await builds.build('dist')
    const cache = path.join(project.root, '.cache')
    const results = path.join(cache, 'results')
    const packs = listFiles(results).filter(name => name.endsWith('.pack'))
    expect(packs).not.toEqual([])
    for (const name of packs) {
      const bytes = readFileSync(path.join(results, name))
      for (let at = 100; at < bytes.length; at += 9000) bytes[at]! ^= 1
      writeFileSync(path.join(results, name), bytes.subarray(0, (bytes.length * 2) / 3))
      appendFileSync(path.join(results, name.replace(/pack$/, 'list')), 'half a li')
    }
    writeFileSync(path.join(cache, 'compressed'), readFileSync(path.join(cache, 'compressed')).subarray(0, 5000))
    writeFileSync(path.join(project.root, 'dist/site/.build/files.json'), '{ half')
    change('content/table/base/sort/page.en.mdx', text => `${text}\n${word()}\n`)
    await builds.build('dist')
    await builds.cleanBuild()
    expect(builds.compare()).toEqual([])
  },
  5 * minutes
)

/** Small and fast pseudo-random generator (mulberry32), the same on every machine. */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
