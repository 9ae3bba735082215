/** One thing the reader changes, and the variables that the library computes from it in its Sass. */
export interface Control {
  name: string
  kind: 'colour' | 'radius'
  /** Variables with the same value or a shade of it: points of lightness, 0 for the same. */
  derived: Record<string, number>
}

export const groups = [
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

export type ControlName = (typeof groups)[number]['controls'][number]

const shades = (name: string): Record<string, number> => ({
  [`vxe-${name}-lighten-color`]: 10,
  [`vxe-${name}-darken-color`]: -10,
  [`vxe-${name}-disabled-color`]: 20
})
const same = (...names: string[]): Record<string, number> => Object.fromEntries(names.map(name => [name, 0]))

/** After `styles/variable.scss`; a test compares. */
const derived: Partial<Record<ControlName, Record<string, number>>> = {
  'vxe-primary-color': {
    ...shades('primary'),
    ...same(
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
  'vxe-success-color': shades('success'),
  'vxe-info-color': shades('info'),
  'vxe-warning-color': shades('warning'),
  'vxe-danger-color': shades('danger'),
  'vxe-font-color': {
    'vxe-font-lighten-color': 10,
    'vxe-font-darken-color': -10,
    ...same('vxe-table-header-font-color', 'vxe-table-footer-font-color')
  },
  'vxe-table-body-background-color': same('vxe-table-validate-error-background-color'),
  'vxe-input-background-color': same('vxe-input-panel-background-color'),
  'vxe-button-default-background-color': same('vxe-button-dropdown-panel-background-color'),
  'vxe-border-radius': same('vxe-table-border-radius')
}

export const controlOf = (name: ControlName): Control => ({
  name,
  kind: name.endsWith('-radius') ? 'radius' : 'colour',
  derived: derived[name] ?? {}
})
