import { VXETable } from 'vxe-table'
import { answerLater } from '@/_shared/fake-server'

// 请求服务端，Promise 被拒绝时校验不通过
async function checkFree (value: string): Promise<void> {
  const isTaken = await answerLater(() => ['admin', 'guest'].includes(value))
  if (isTaken) throw new Error(`${value} 已被使用`)
}

VXETable.validators.add('nameIsFree', {
  cellValidatorMethod: ({ cellValue }) => checkFree(cellValue),
  itemValidatorMethod: ({ itemValue }) => checkFree(itemValue)
})
