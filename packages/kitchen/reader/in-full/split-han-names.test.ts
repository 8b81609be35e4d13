import { expect, test } from 'vitest'
import { splitHanNames } from '#kitchen/reader/in-full/split-han-names.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

test.each([
  ['香菇青菜胡萝卜', '香菇 青菜 胡萝卜'],
  ['虾仁豆腐香菇各半斤', '虾仁 豆腐 香菇各半斤'],
  ['番茄鸡蛋豆腐', '番茄 鸡蛋 豆腐'],
])('three Chinese names in a run are three foods: %s', (run, names) => {
  expect(splitHanNames(run, 'zh')).toBe(names)
})

test.each(['大豆牛肉', '夫妻肺片', '麻婆豆腐'])('fewer names, or the name of a dish, stay whole: %s', (run) => {
  expect(splitHanNames(run, 'zh')).toBe(run)
})

test('the foods of a run rule out no allergen', () => {
  expect(Object.values(inspectPhrase('香菇青菜胡萝卜', 'zh').contains)).not.toContain('no')
})
