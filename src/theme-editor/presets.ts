import type { ThemeBase, ThemeChanges } from './theme-output.ts'

/** Themes to start from. Text on each background has a contrast of at least 4.5 : 1; presets.test.ts checks it. */
export const presets = {
  teal: {
    light: {
      'vxe-primary-color': '#0a6b66',
      'vxe-table-header-background-color': '#eef3f2',
      'vxe-table-row-hover-background-color': '#f0f6f5',
      'vxe-table-row-current-background-color': '#e0f0ee'
    },
    dark: { 'vxe-primary-color': '#0f7d77', 'vxe-table-row-current-background-color': '#12312d' }
  },
  indigo: {
    light: {
      'vxe-primary-color': '#4338ca',
      'vxe-table-header-background-color': '#f1f1fb',
      'vxe-table-row-hover-background-color': '#f5f5fd',
      'vxe-table-row-current-background-color': '#e6e5fb',
      'vxe-border-radius': '6px'
    },
    dark: {
      'vxe-primary-color': '#5b50e0',
      'vxe-table-row-current-background-color': '#232150',
      'vxe-border-radius': '6px'
    }
  },
  crimson: {
    light: {
      'vxe-primary-color': '#b4233c',
      'vxe-table-header-background-color': '#faf1f2',
      'vxe-table-row-hover-background-color': '#fdf6f7',
      'vxe-table-row-current-background-color': '#fbe7ea'
    },
    dark: { 'vxe-primary-color': '#c2334b', 'vxe-table-row-current-background-color': '#3d161d' }
  },
  contrast: {
    light: {
      'vxe-primary-color': '#0b4fb3',
      'vxe-success-color': '#1f6f3a',
      'vxe-warning-color': '#845400',
      'vxe-danger-color': '#b0271f',
      'vxe-info-color': '#4a4f57',
      'vxe-font-color': '#111418',
      'vxe-table-border-color': '#8a9099',
      'vxe-input-border-color': '#6b717a',
      'vxe-border-radius': '0px'
    },
    dark: {
      'vxe-primary-color': '#2f6fd0',
      'vxe-font-color': '#f5f7f7',
      'vxe-table-border-color': '#6f7b79',
      'vxe-input-border-color': '#8b9794',
      'vxe-border-radius': '0px'
    }
  }
} as const satisfies Record<string, Record<ThemeBase, ThemeChanges>>

export type PresetName = keyof typeof presets
