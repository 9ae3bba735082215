import { VXETable } from 'vxe-table'
import { answerLater } from '@/_shared/fake-server'

// 问服务器；返回的 Promise 被拒绝就是不通过
async function checkFree (value: string): Promise<void> {
  const isTaken = await answerLater(() => ['admin', 'guest'].includes(value))
  if (isTaken) throw new Error(`${value} 已经有人用了`)
}

VXETable.validators.add('nameIsFree', {
  cellValidatorMethod: ({ cellValue }) => checkFree(cellValue),
  itemValidatorMethod: ({ itemValue }) => checkFree(itemValue)
})
