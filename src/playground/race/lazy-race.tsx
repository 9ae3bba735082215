import type { ComponentProps } from 'react'
import { loadChunk } from '../../chunk-error.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import type { Race } from './race.tsx'

const loadRace = async () => (await loadChunk('race', () => import('./race.tsx'))).Race

export function LazyRace(props: ComponentProps<typeof Race>) {
  return <LazyPart load={loadRace}>{Race => <Race {...props} />}</LazyPart>
}
