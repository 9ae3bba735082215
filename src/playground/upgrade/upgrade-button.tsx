import { useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { loadChunk } from '../../chunk-error.ts'
import { PanelDialog } from '../../ui/panel-dialog.tsx'
import { Part } from '../../ui/part.tsx'
import type { Edited } from '../project/use-edited.ts'
import { upgradeTexts } from './upgrade-texts.ts'

interface Props {
  edited: Edited
  language: Language
  onOpen: (file: string, line: number) => void
}

const loadCheck = async () =>
  (await loadChunk('project-check', () => import('../../upgrade-check/project-check.tsx'))).ProjectCheck

/** What stands in the way of 3.9 and later in the code of the editor, and the changes at one click. */
export function UpgradeButton({ edited, language, onOpen }: Props) {
  const text = upgradeTexts[language]
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const { files, library } = edited.project
  const show = (file: string, line: number) => {
    dialog.current?.close()
    onOpen(file, line)
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {text.open}
      </button>
      {isOpen && (
        <PanelDialog ref={dialog} title={text.title} close={text.close} wide onClose={() => setOpen(false)}>
          <Part load={loadCheck}>
            {ProjectCheck => (
              <ProjectCheck
                language={language}
                files={files}
                running={library}
                onApply={edited.upgrade}
                onOpen={show}
              />
            )}
          </Part>
        </PanelDialog>
      )}
    </>
  )
}
