import { useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { loadChunk } from '../../chunk-error.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { PanelDialog } from '../../ui/panel-dialog.tsx'
import type { FileChanges } from '../../upgrade-check/upgrader.ts'
import { compareTexts } from './compare-texts.ts'

interface Props {
  language: Language
  changes: readonly FileChanges[]
  onOpen: (file: string, line: number) => void
}

const loadChanges = async () =>
  (await loadChunk('upgraded-changes', () => import('../../upgrade-check/upgraded-changes.tsx'))).UpgradedChanges

/** Button with the number of changes that the upgrade made to the code; it lists them. */
export function ChangesButton({ language, changes, onOpen }: Props) {
  const text = compareTexts[language]
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const count = changes.flatMap(({ groups }) => groups).reduce((sum, { findings }) => sum + findings.length, 0)
  const openLine = (file: string, line: number) => {
    dialog.current?.close()
    onOpen(file, line)
  }
  if (count === 0) return <small>{text.changes(0)}</small>
  return (
    <>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.changes(count)}
      </button>
      {isOpen && (
        <PanelDialog
          ref={dialog}
          title={text.changesTitle}
          close={text.closeChanges}
          wide
          onClose={() => setOpen(false)}
        >
          <LazyPart load={loadChanges}>
            {UpgradedChanges => <UpgradedChanges language={language} changes={changes} onOpen={openLine} />}
          </LazyPart>
        </PanelDialog>
      )}
    </>
  )
}
