import { useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { limits, ProjectCodeError } from '../../../shared/project-code.ts'
import type { Project } from '../../../shared/project.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { readProjectFile } from './project-file.ts'
import { projectTexts } from '../project/project-texts.ts'
import { exportTexts } from './export-texts.ts'

/** Takes a project file back, from wherever it comes. */
export function OpenProject({ language, onOpen }: { language: Language; onOpen: (project: Project) => void }) {
  const { problems } = projectTexts[language]
  const field = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      // Escaped letters take up to six bytes each.
      if (file.size > limits.bytes * 6) throw new ProjectCodeError('size')
      onOpen(readProjectFile(await file.text()))
    } catch (error) {
      toast(problems[error instanceof ProjectCodeError ? error.problem : 'damaged'], 'warning')
    }
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => field.current?.click()}>
        <Icon name="page" />
        {exportTexts[language].open}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
