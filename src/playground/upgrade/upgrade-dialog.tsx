import { useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { loadChunk } from '../../chunk-error.ts'
import { PanelDialog } from '../../ui/panel-dialog.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import type { EditedProject } from '../project/use-edited.ts'
import { upgradeTexts } from './upgrade-texts.ts'

interface Props {
  edited: EditedProject
  language: Language
  onOpen: (file: string, line: number) => void
  onClose: () => void
}

const loadCheck = async () =>
  (await loadChunk('project-check', () => import('../../upgrade-check/project-check.tsx'))).ProjectCheck

/** Dialog that lists the obstacles to 3.9 and later in the editor's code and fixes them at one click. */
export function UpgradeDialog({ edited, language, onOpen, onClose }: Props) {
  const text = upgradeTexts[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const { files, library } = edited.project
  const show = (file: string, line: number) => {
    dialog.current?.close()
    onOpen(file, line)
  }
  return (
    <PanelDialog ref={dialog} title={text.title} close={text.close} wide onClose={onClose}>
      <LazyPart load={loadCheck}>
        {ProjectCheck => (
          <ProjectCheck
            language={language}
            files={files}
            runningVersion={library}
            onApply={edited.upgrade}
            onOpen={show}
          />
        )}
      </LazyPart>
    </PanelDialog>
  )
}
