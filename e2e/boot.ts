import type { Boot } from '../shared/boot.ts'

/** Runs in the page. The text is there before the app listens; of earlier clicks only the last one is repeated. */
export function isAppReady(): boolean {
  const { __boot: boot } = window as Window & { __boot?: Boot }
  return !!boot && !boot.appReady
}
