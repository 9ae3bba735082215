import type { ContentChange } from '../../shared/content.ts'
import { getPageFileName, getPageFolder } from '../../shared/content.ts'
import { demoFileNames, getShownSource } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { pageModule } from '../pages/page-module.ts'
import type { ContentOutput } from './content-output.ts'
import type { LinkedVersion } from './linked-modules.ts'
import type { LazyFile } from './output-file.ts'

/** Returns the file at an address, as the development server requests it. */
export function findOutputFile(output: ContentOutput, address: string): LazyFile | undefined {
  // Without reading every demo, so that one with a mistake only breaks itself.
  const files = address.startsWith('example/') ? output.examples() : output.modules
  return files.find(({ path }) => path === address) ?? output.linked.find(address)
}

export interface ContentState {
  files: ContentFiles
  output: ContentOutput
}

/** Returns the changed modules among those that have been requested. */
export const listChanges = (before: ContentState, after: ContentState, changedFile: string): ContentChange[] => [
  ...changedComponents(before, after, changedFile),
  ...changedPages(before.output, after.output)
]

function changedComponents(before: ContentState, after: ContentState, changedFile: string): ContentChange[] {
  const isChanged = changedFile.endsWith('words.en.json')
    ? (_: string, language: string) => language === 'en'
    : (name: string) => name === changedFile
  return before.output.linked.usersOf(isChanged).flatMap(old => {
    const { version } = after.output.linked.version(old.name, old.language)
    if (version === old.version) return []
    return [{ address: old.address, keepsState: scriptHash(before.files, old) === scriptHash(after.files, old) }]
  })
}

/** Stays the same while only the template and the styles of a demo change: then the running demo keeps its state. */
function scriptHash(files: ContentFiles, { name, language }: LinkedVersion): string {
  const [own = '', ...others] = demoFileNames(files, name).map(each => getShownSource(files, each, language, 'js'))
  return shortHash(own.replace(/^<template>.*?^<\/template>|^<style.*?^<\/style>/gms, ''), ...others)
}

function changedPages(before: ContentOutput, after: ContentOutput): ContentChange[] {
  return before.renderedPages().flatMap(old => {
    const { path, language } = old.page
    const folder = getPageFolder(after.table, path)
    if (folder === undefined || pageModule(after.page(path, language)) === pageModule(old)) return []
    return [{ address: folder + getPageFileName(path, language), keepsState: true }]
  })
}
