/** Variable that the reader changes, with the variables that the library's Sass derives from it. */
export interface Control {
  name: string
  kind: 'colour' | 'radius'
  /** Derived variables with their difference in lightness, in percentage points; 0 copies the value. */
  derived: Record<string, number>
}

export const controlGroups = [
  {
    id: 'status',
    controls: ['vxe-primary-color', 'vxe-success-color', 'vxe-info-color', 'vxe-warning-color', 'vxe-danger-color']
  },
  {
    id: 'table',
    controls: [
      'vxe-font-color',
      'vxe-table-header-background-color',
      'vxe-table-body-background-color',
      'vxe-table-border-color',
      'vxe-border-radius'
    ]
  },
  {
    id: 'rows',
    controls: [
      'vxe-table-row-hover-background-color',
      'vxe-table-row-striped-background-color',
      'vxe-table-row-current-background-color',
      'vxe-table-row-checkbox-checked-background-color'
    ]
  },
  {
    id: 'inputs',
    controls: ['vxe-input-border-color', 'vxe-input-background-color', 'vxe-button-default-background-color']
  }
] as const

export type ControlName = (typeof controlGroups)[number]['controls'][number]

const shadesOf = (name: string): Record<string, number> => ({
  [`vxe-${name}-lighten-color`]: 10,
  [`vxe-${name}-darken-color`]: -10,
  [`vxe-${name}-disabled-color`]: 20
})
const sameValue = (...names: string[]): Record<string, number> => Object.fromEntries(names.map(name => [name, 0]))

/** Copied from `styles/variable.scss`; controls.test.ts compares them. */
const derivedVariables: Partial<Record<ControlName, Record<string, number>>> = {
  'vxe-primary-color': {
    ...shadesOf('primary'),
    ...sameValue(
      'vxe-table-resizable-drag-line-color',
      'vxe-table-cell-area-border-color',
      'vxe-table-cell-main-area-extension-background-color',
      'vxe-table-cell-copy-area-border-color',
      'vxe-table-cell-extend-area-border-color',
      'vxe-table-cell-active-area-border-color',
      'vxe-loading-color',
      'vxe-input-date-festival-important-color',
      'vxe-switch-open-background-color'
    )
  },
  'vxe-success-color': shadesOf('success'),
  'vxe-info-color': shadesOf('info'),
  'vxe-warning-color': shadesOf('warning'),
  'vxe-danger-color': shadesOf('danger'),
  'vxe-font-color': {
    'vxe-font-lighten-color': 10,
    'vxe-font-darken-color': -10,
    ...sameValue('vxe-table-header-font-color', 'vxe-table-footer-font-color')
  },
  'vxe-table-body-background-color': sameValue('vxe-table-validate-error-background-color'),
  'vxe-input-background-color': sameValue('vxe-input-panel-background-color'),
  'vxe-button-default-background-color': sameValue('vxe-button-dropdown-panel-background-color'),
  'vxe-border-radius': sameValue('vxe-table-border-radius')
}

export const controlOf = (name: ControlName): Control => ({
  name,
  kind: name.endsWith('-radius') ? 'radius' : 'colour',
  derived: derivedVariables[name] ?? {}
})
