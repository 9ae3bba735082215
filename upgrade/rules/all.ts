import type { Rule } from '../rule.ts'
import { controls } from './controls.ts'
import { declared, removedSilently } from './declared.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { expansion } from './expansion.ts'
import { globalSetup } from './global-setup.ts'
import { importModes } from './import-modes.ts'
import { imports } from './imports.ts'
import { inputs } from './inputs.ts'
import { methods } from './methods.ts'
import { options } from './options.ts'
import { packages } from './packages.ts'
import { props } from './props.ts'
import { proxy } from './proxy.ts'
import { oldRenderers } from './old-renderers.ts'
import { renderers } from './renderers.ts'
import { slots } from './slots.ts'
import { styles } from './styles.ts'
import { toolbar } from './toolbar.ts'
import { types } from './types.ts'
import { unresolved } from './unresolved.ts'
import { utilities } from './utilities.ts'
import { virtualScroll } from './virtual-scroll.ts'

export const rules: readonly Rule[] = [
  packages,
  utilities,
  imports,
  globalSetup,
  virtualScroll,
  props,
  options,
  proxy,
  expansion,
  importModes,
  events,
  methods,
  toolbar,
  slots,
  renderers,
  oldRenderers,
  controls,
  inputs,
  removedSilently,
  declared,
  defaults,
  types,
  styles,
  unresolved
].flat()
