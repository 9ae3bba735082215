import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectFile } from '../../../shared/project.ts'
import { deleteDraft, getFingerprint, hasDemoChanged, isSameProject, loadDraft, saveDraft } from './draft.ts'
import type { OpenedProjectInfo } from './use-opened.ts'

export interface EditedProject {
  project: Project
  /** Name of the file in the editor. */
  current: string
  select: (name: string) => void
  isEdited: boolean
  /** True if the demo has changed since the edits began. */
  hasDemoChanged: boolean
  setText: (name: string, text: string) => void
  add: (name: string) => void
  rename: (name: string, to: string) => void
  remove: (name: string) => void
  restore: (file: ProjectFile, index: number) => void
  setLibrary: (version: string) => void
  /** Restores the original. */
  reset: () => void
  /** Replaces the files with the same names. */
  upgrade: (files: readonly ProjectFile[]) => void
  /** Undoes a reset or an upgrade. Available until the next edit. */
  undo?: { change: UndoableChange; run: () => void }
}

export type UndoableChange = 'reset' | 'upgrade'

/** Returns the edited project. Every change is stored in this browser, unless the project equals its original. */
export function useEdited({ original, id }: OpenedProjectInfo, language: Language): EditedProject {
  const [draft] = useState(() => loadDraft(id))
  const [project, setProject] = useState(draft?.project ?? original)
  const [current, select] = useState(project.entry)
  const [previous, setPrevious] = useState<{ project: Project; of: UndoableChange }>()
  const originalFingerprint = useRef(draft?.original ?? getFingerprint(original))
  const isEdited = !isSameProject(project, original)
  useEffect(() => {
    if (isEdited)
      saveDraft(id, {
        project,
        language: draft?.language ?? language,
        original: originalFingerprint.current,
        saved: Date.now()
      })
    else deleteDraft(id)
  }, [project, isEdited, id, language, draft])
  const change = (files: (before: ProjectFile[]) => ProjectFile[], entry = project.entry) => {
    setPrevious(undefined)
    setProject(now => ({ ...now, entry, files: files(now.files) }))
  }
  return {
    project,
    current: project.files.some(file => file.name === current) ? current : project.entry,
    select,
    isEdited,
    hasDemoChanged: isEdited && draft !== undefined && hasDemoChanged(draft, original, language),
    setText: (name, text) => change(files => files.map(file => (file.name === name ? { name, text } : file))),
    setLibrary: library => {
      setPrevious(undefined)
      setProject(now => ({ ...now, library }))
    },
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
      setPrevious({ project, of: 'reset' })
      setProject(original)
      select(original.entry)
    },
    upgrade: files => {
      const texts = new Map(files.map(({ name, text }) => [name, text]))
      change(now => now.map(({ name, text }) => ({ name, text: texts.get(name) ?? text })))
      setPrevious({ project, of: 'upgrade' })
    },
    ...(previous && {
      undo: {
        change: previous.of,
        run: () => {
          setProject(previous.project)
          setPrevious(undefined)
        }
      }
    })
  }
}
