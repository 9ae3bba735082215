import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { EditorFacts } from '../facts/editor-facts.ts'
import type { Knowledge } from './knowledge.ts'
import { createKnowledge } from './knowledge.ts'

/** Returns the knowledge about the library for tests. */
export const createTestKnowledge = (facts: EditorFacts): Knowledge =>
  createKnowledge(
    facts,
    readReleaseMembers(
      JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../upgrade-facts/releases.json'), 'utf8'))
    )
  )

/** Returns a file and the offset of the `|` in its text, which is removed. */
export function readMarked(name: string, marked: string): { file: SourceFile; offset: number } {
  const offset = marked.indexOf('|')
  return { file: { name, text: marked.slice(0, offset) + marked.slice(offset + 1) }, offset }
}

/** Returns a component with a template and the content of its script. */
export const component = (template: string, script = ''): string =>
  `<template>\n  <div>\n${template}\n  </div>\n</template>\n<script>\n${script}\n</script>\n`
