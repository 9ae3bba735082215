import type { SourceKind } from '../../shared/demo.ts'
import { readStored, store } from '../storage.ts'
import { createStore } from '../store.ts'

const kindStore = createStore<SourceKind>(() => (readStored('sourceKind') === 'js' ? 'js' : 'ts'), 'ts')

/** Source language of all demos, saved in the browser. */
export const useSourceKind = (): [SourceKind, (kind: SourceKind) => void] => [kindStore.useValue(), chooseKind]

function chooseKind(kind: SourceKind): void {
  store('sourceKind', kind)
  kindStore.notify()
}
