import { useEffect } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import type { CopiedText } from '../ui/copy-button.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { fetchSource } from './fetch-source.ts'
import type { DemoKnobs } from './knobs/use-knobs.ts'

/** Saves the files of a demo as an archive and returns its name. @param write writes values of knobs into its code */
export type SaveZip = (demo: Demo, kind: SourceKind, write?: DemoKnobs['write']) => Promise<string>

export interface SourcePanelProps {
  demo: Demo
  kind: SourceKind
  saveZip: SaveZip
  knobs?: DemoKnobs | undefined
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

export async function loadCopy(
  demo: Demo,
  kind: SourceKind,
  language: Language,
  write?: DemoKnobs['write']
): Promise<CopiedText> {
  return (await loadSourcePart()).readCopy(demo, kind, language, write)
}
