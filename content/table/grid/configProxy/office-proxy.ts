import type { ColumnInfo, Grid, GridProxyConfig } from 'vxe-table'

interface QueryParams {
  $grid: Grid
  page: { currentPage: number }
  options: (params: object) => Promise<unknown>
}

interface QueryAllParams {
  target: (params: object) => Promise<unknown>
  options: { data: unknown[] }
}

// 各表格的公共配置：数字右对齐，记录每次请求
export function officeProxy (report: (line: string) => void): GridProxyConfig {
  return {
    beforeColumn ({ column }: { column: ColumnInfo }) {
      if (column.params?.kind === 'number') column.align = 'right'
    },
    // 代替 ajax.query，原函数为 options
    beforeQuery (params: QueryParams) {
      report(`query: page ${params.page.currentPage}`)
      return params.options(params)
    },
    afterQuery ({ $grid }: QueryParams) {
      report(`afterQuery: ${$grid.getProxyInfo().data.length}`)
    },
    // 代替 ajax.queryAll，原函数为 target
    beforeQueryAll (params: QueryAllParams) {
      report('queryAll')
      return params.target(params)
    },
    afterQueryAll ({ options }: QueryAllParams) {
      report(`afterQueryAll: ${options.data.length}`)
    }
  }
}
