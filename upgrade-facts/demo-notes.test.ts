import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { DemoNote } from './demo-notes.ts'
import { demoNotes } from './demo-notes.ts'

interface Demo {
  id: string
  upgraded: { shown: boolean; complaints: string[] }
}

const demos = JSON.parse(readFileSync(path.join(import.meta.dirname, 'demos.json'), 'utf8')) as Demo[]
const complaints = demos.flatMap(({ id, upgraded }) => upgraded.complaints.map(complaint => ({ id, complaint })))
const isAbout = ({ match }: DemoNote, { id, complaint }: (typeof complaints)[number]): boolean =>
  typeof match === 'string' ? match === id : match.test(complaint)

test('at least 97 % of the upgraded demos run without a complaint', () => {
  expect(demos.length).toBeGreaterThan(800)
  const quiet = demos.filter(({ upgraded }) => upgraded.shown && upgraded.complaints.length === 0)
  expect(quiet.length / demos.length).toBeGreaterThanOrEqual(0.97)
})

test('every complaint that is left has one note', () => {
  const told = complaints.map(each => ({ ...each, notes: demoNotes.filter(note => isAbout(note, each)).length }))
  expect(told.filter(({ notes }) => notes !== 1)).toEqual([])
})

test('every note is about a complaint', () => {
  const unused = demoNotes.filter(note => !complaints.some(each => isAbout(note, each)))
  expect(unused.map(({ match }) => String(match))).toEqual([])
})

test('pages that notes name have the heading', () => {
  for (const { page } of demoNotes) {
    const [route, heading] = page?.split('#') ?? []
    if (!route) continue
    for (const language of ['zh', 'en'])
      expect(readFileSync(path.join(import.meta.dirname, `../content${route}/page.${language}.mdx`), 'utf8')).toContain(
        `{/*${heading}*/}`
      )
  }
})
