import type { RefObject } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { projectLimits, ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { toast } from '../../ui/toast.tsx'
import { readProjectFile } from './project-file.ts'
import { projectTexts } from '../project/project-texts.ts'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  language: Language
  onOpen: (project: Project) => void
}

/** Hidden field that opens a saved project file. */
export function ProjectFileInput({ ref, language, onOpen }: Props) {
  const { problems } = projectTexts[language]
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      // JSON escapes take up to six bytes per letter.
      if (file.size > projectLimits.bytes * 6) throw new ProjectCodeError('size')
      onOpen(readProjectFile(await file.text()))
    } catch (error) {
      toast(problems[error instanceof ProjectCodeError ? error.problem : 'damaged'], 'warning')
    }
  }
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      hidden
      onChange={event => {
        void open(event.target.files?.[0])
        event.target.value = ''
      }}
    />
  )
}
