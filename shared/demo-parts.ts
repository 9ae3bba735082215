/** Part of a component that a demo shows: its class, and the members and variables that change it. */
export interface DemoPart {
  name: string
  /** One sentence. */
  text: string
  /** Selector of its class: `.vxe-table--header-wrapper`. */
  selector: string
  /** Paths of slots: `column#header`. */
  slots: string[]
  /** Paths of props: `table.showHeader`. */
  props: string[]
  /** Names of Sass variables without `$`: `vxe-table-header-background-color`. */
  variables: string[]
}

/** Page that describes the variables of the library. */
export const variablesRoute = '/table/start/theme#variables'
