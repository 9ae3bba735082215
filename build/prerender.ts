import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Language } from '../shared/locale.ts'

type Prerender = (language: Language) => Promise<string>

/** Runs right behind the markup, before it is painted: the reader's language, or room for another page. */
const chooseMarkup = `(d => {
  const { path, start } = d.documentElement.dataset
  const app = d.getElementById('app')
  if (!/^\\/?(table\\/start\\/install)?$/.test(path) || start === 'tw') app.replaceChildren()
  else if (start === 'en') app.replaceChildren(d.getElementById('app-en').content)
  app.dataset.language = app.firstChild ? start : ''
  delete d.documentElement.dataset.choosing
})(document)`

/** Puts the shell and the install page into index.html in both written languages. */
export async function prerenderIndex(programFile: string, indexFile: string): Promise<void> {
  const { prerender } = (await import(pathToFileURL(programFile).href)) as { prerender: Prerender }
  const [zh, en, index] = await Promise.all([prerender('zh'), prerender('en'), readFile(indexFile, 'utf8')])
  const html = index
    .replace('<!--app-->', () => zh)
    .replace('<!--app-en-->', () => `<template id="app-en">${en}</template>\n    <script>${chooseMarkup}</script>`)
  if (html.includes('<!--app')) throw new Error('index.html has lost its places for the prerendered page: <!--app--> and <!--app-en-->.')
  await writeFile(indexFile, html)
}
