import type { ComponentProps } from 'react'
import { loadChunk } from '../../chunk-error.ts'
import { LazyPart } from '../../ui/lazy-part.tsx'
import type { ShareDialog } from './share-dialog.tsx'

const loadShareDialog = async () => (await loadChunk('share-dialog', () => import('./share-dialog.tsx'))).ShareDialog

export function LazyShareDialog(props: ComponentProps<typeof ShareDialog>) {
  return <LazyPart load={loadShareDialog}>{ShareDialog => <ShareDialog {...props} />}</LazyPart>
}
