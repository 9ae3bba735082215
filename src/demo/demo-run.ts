import type Vue from 'vue'
import type { Language } from '../../shared/locale.ts'
import type { MountedDemo, mountDemo } from './mount-vue.ts'

/** Demo in its stage, with the errors that its code threw. */
export interface RunState {
  errors: readonly unknown[]
  /** Error that prevented it from being rendered. */
  failure?: { error: unknown }
}

export interface ShownComponent {
  component: unknown
  language: Language
  /** Changes when the demo has to be mounted again. */
  version: number
}

/** Changes the running demo after it is mounted. */
export type AdjustDemo = (root: Vue) => void

/** Stage of a demo that has been started, before or by the app. */
export type StageElement = HTMLElement & { run?: DemoRun | undefined }

const maxErrors = 50

/**
 * Runs one demo in a stage, without React: the page starts it before the app has loaded, and the app shows its state
 * and ends it.
 */
export class DemoRun {
  #state: RunState = { errors: [] }
  #shown: ShownComponent | undefined
  #mounted: MountedDemo | undefined
  #adjust: AdjustDemo | undefined
  #listeners = new Set<() => void>()

  constructor(
    readonly id: string,
    private readonly stage: StageElement,
    private readonly mount: typeof mountDemo
  ) {}

  getState = (): RunState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Mounts a component, or switches the running demo to its texts: a language switch keeps the reader's changes. */
  show(next: ShownComponent): void {
    const previous = this.#shown
    this.#shown = next
    if (!previous || previous.version !== next.version) return this.restart()
    if (previous.component !== next.component) this.relabel(next.component)
    this.stage.dataset.language = next.language
  }

  /** Replaces the texts of the running demo. */
  relabel(component: unknown): void {
    this.#mounted?.relabel(component)
  }

  restart(): void {
    const { component, language } = this.#shown!
    this.#mounted?.unmount()
    this.#setState({ errors: [] })
    this.stage.dataset.state = 'running'
    this.stage.dataset.language = language
    this.#mounted = this.mount(this.stage.firstElementChild as HTMLElement, component, {
      language,
      onFailure: error => this.#setState({ ...this.#state, failure: { error } }),
      onError: error => this.#setState({ ...this.#state, errors: [...this.#state.errors.slice(1 - maxErrors), error] })
    })
    this.#adjust?.(this.#mounted.root)
  }

  setAdjust(adjust: AdjustDemo | undefined): void {
    this.#adjust = adjust
    if (this.#mounted) adjust?.(this.#mounted.root)
  }

  clearErrors(): void {
    this.#setState({ ...this.#state, errors: [] })
  }

  end(): void {
    this.#mounted?.unmount()
    this.#mounted = undefined
    this.#listeners.clear()
    if (this.stage.run === this) this.stage.run = undefined
  }

  #setState(state: RunState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** Returns the run of a demo in a stage; it ends the run of another demo. */
export function openRun(stage: StageElement, id: string, mount: typeof mountDemo): DemoRun {
  if (stage.run?.id === id) return stage.run
  stage.run?.end()
  return (stage.run = new DemoRun(id, stage, mount))
}
