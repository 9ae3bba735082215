import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectFile } from '../../../shared/project.ts'
import { dropDraft, fingerprint, hasChanged, isSame, loadDraft, saveDraft } from './draft.ts'
import type { Opened } from './use-opened.ts'

export interface Edited {
  project: Project
  /** Name of the file in the editor. */
  current: string
  select: (name: string) => void
  isEdited: boolean
  /** The demo is no longer what the edits began with. */
  hasNewOriginal: boolean
  setText: (name: string, text: string) => void
  add: (name: string) => void
  rename: (name: string, to: string) => void
  remove: (name: string) => void
  restore: (file: ProjectFile, index: number) => void
  /** Back to the original. */
  reset: () => void
  /** Puts files in the place of those with the same names. */
  upgrade: (files: readonly ProjectFile[]) => void
  /** Of what changed more than the reader typed: what was there before is kept until the next edit. */
  undo?: { of: Undone; run: () => void }
}

export type Undone = 'reset' | 'upgrade'

/** The project as the reader has made it. Every change is kept in this browser; a project like its original is not. */
export function useEdited({ original, id }: Opened, language: Language): Edited {
  const [draft] = useState(() => loadDraft(id))
  const [project, setProject] = useState(draft?.project ?? original)
  const [current, select] = useState(project.entry)
  const [before, setBefore] = useState<{ project: Project; of: Undone }>()
  const began = useRef(draft?.original ?? fingerprint(original))
  const isEdited = !isSame(project, original)
  useEffect(() => {
    if (isEdited)
      saveDraft(id, { project, language: draft?.language ?? language, original: began.current, saved: Date.now() })
    else dropDraft(id)
  }, [project, isEdited, id, language, draft])
  const change = (files: (before: ProjectFile[]) => ProjectFile[], entry = project.entry) => {
    setBefore(undefined)
    setProject(now => ({ ...now, entry, files: files(now.files) }))
  }
  return {
    project,
    current: project.files.some(file => file.name === current) ? current : project.entry,
    select,
    isEdited,
    hasNewOriginal: isEdited && draft !== undefined && hasChanged(draft, original, language),
    setText: (name, text) => change(files => files.map(file => (file.name === name ? { name, text } : file))),
    add: name => {
      change(files => [...files, { name, text: name.endsWith('.json') ? '{}\n' : '' }])
      select(name)
    },
    rename: (name, to) => {
      change(
        files => files.map(file => (file.name === name ? { ...file, name: to } : file)),
        project.entry === name ? to : project.entry
      )
      select(to)
    },
    remove: name => change(files => files.filter(file => file.name !== name)),
    restore: (file, index) => change(files => files.toSpliced(index, 0, file)),
    reset: () => {
      setBefore({ project, of: 'reset' })
      setProject(original)
      select(original.entry)
    },
    upgrade: files => {
      const texts = new Map(files.map(({ name, text }) => [name, text]))
      change(now => now.map(({ name, text }) => ({ name, text: texts.get(name) ?? text })))
      setBefore({ project, of: 'upgrade' })
    },
    ...(before && {
      undo: {
        of: before.of,
        run: () => {
          setProject(before.project)
          setBefore(undefined)
        }
      }
    })
  }
}
