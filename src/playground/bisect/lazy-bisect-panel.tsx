import type { ComponentProps } from 'react'
import { loadChunk } from '../../chunk-error.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import type { BisectPanel } from './bisect-panel.tsx'

const loadBisectPanel = async () => (await loadChunk('bisect-panel', () => import('./bisect-panel.tsx'))).BisectPanel

export function LazyBisectPanel(props: ComponentProps<typeof BisectPanel>) {
  return <LazyPart load={loadBisectPanel}>{BisectPanel => <BisectPanel {...props} />}</LazyPart>
}
