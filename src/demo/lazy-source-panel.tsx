import { useEffect } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import type { CopiedText } from '../ui/copy-button.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { fetchSource } from './fetch-source.ts'

/** Saves the files of a demo as an archive and returns its name. */
export type SaveZip = (demo: Demo, kind: SourceKind) => Promise<string>

export interface SourcePanelProps {
  demo: Demo
  kind: SourceKind
  saveZip: SaveZip
}

const loadSourcePart = () => loadChunk('source-panel', () => import('./source-panel.tsx'))
const loadSourcePanel = async () => (await loadSourcePart()).SourcePanel

/** The panel is loaded on the first use, in parallel with the source. */
export function LazySourcePanel(props: SourcePanelProps) {
  const { demo, kind } = props
  useEffect(() => {
    fetchSource(demo.files[0]!, kind).catch(() => {})
  }, [demo, kind])
  return <LazyPart load={loadSourcePanel}>{SourcePanel => <SourcePanel {...props} />}</LazyPart>
}

export async function loadCopy(demo: Demo, kind: SourceKind, language: Language): Promise<CopiedText> {
  return (await loadSourcePart()).readCopy(demo, kind, language)
}
