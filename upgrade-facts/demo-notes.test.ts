import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoNotes, isNoteFor } from './demo-notes.ts'
import { comparedDemos as demos } from './demo-results.ts'

const complaints = demos.flatMap(({ id, upgraded }) => upgraded.complaints.map(complaint => ({ id, complaint })))

test('at least 97 % of the upgraded demos are recorded without a message', () => {
  expect(demos.length).toBeGreaterThan(800)
  const withoutComplaints = demos.filter(({ upgraded }) => upgraded.shown && upgraded.complaints.length === 0)
  expect(withoutComplaints.length / demos.length).toBeGreaterThanOrEqual(0.97)
})

test('every recorded message of an upgraded demo has exactly one note', () => {
  const complaintsWithNotes = complaints.map(each => ({
    ...each,
    notes: demoNotes.filter(note => isNoteFor(note, each.complaint, [each.id])).length
  }))
  expect(complaintsWithNotes.filter(({ notes }) => notes !== 1)).toEqual([])
})

test('every note on upgraded demos matches a recorded message', () => {
  const unused = demoNotes.filter(note => !complaints.some(each => isNoteFor(note, each.complaint, [each.id])))
  expect(unused.map(({ match }) => String(match))).toEqual([])
})

test('every note on upgraded demos links to an existing heading', () => {
  for (const { page } of demoNotes) {
    const [route, heading] = page?.split('#') ?? []
    if (!route) continue
    for (const language of ['zh', 'en'])
      expect(readFileSync(path.join(import.meta.dirname, `../content${route}/page.${language}.mdx`), 'utf8')).toContain(
        `{/*${heading}*/}`
      )
  }
})
