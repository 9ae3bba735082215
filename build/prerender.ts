import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Language } from '../shared/locale.ts'

type Prerender = (language: Language) => Promise<string>

/**
 * Runs right behind the markup, before it is painted: the reader's language, and for another page the shell alone,
 * with room for what depends on the page.
 */
const chooseMarkup = `(d => {
  const { path, start } = d.documentElement.dataset
  const app = d.getElementById('app')
  if (path === '/playground' || start === 'tw') app.replaceChildren()
  else if (start === 'en') app.replaceChildren(d.getElementById('app-en').content)
  const complete = app.firstChild && /^\\/?(table\\/start\\/install)?$/.test(path)
  if (!complete) for (const part of app.querySelectorAll('[data-of-page]')) part.replaceChildren()
  app.dataset.language = complete ? start : ''
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
