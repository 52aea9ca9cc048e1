/** A scene file in which nothing is wrong. */
export const SCENE_TEXT = `key: readingPlan
title:
  zh: 读书计划
  en: Reading plan
remark:
  zh: 一学期读什么
  en: What to read this term
icon: book-open-text
form:
  - key: topic
    label: { zh: 主题, en: Topic }
    type: text
    required: true
    placeholder: { zh: 比如：近代史, en: e.g. modern history }
  - key: content
    label: { zh: 书目, en: Books }
    type: textarea
    required: false
    placeholder: { zh: 比如：三本书, en: e.g. three books }
    row: 4
  - key: length
    label: { zh: 字数, en: Length }
    type: number
    required: true
    placeholder: { zh: 选一个字数, en: Choose a length in words }
    default: 500
    step: 100
    min: 100
    max: 3000
output: { kind: plan, register: campus, unit: char }
recipe:
  role: 订读书计划的学生
  task: 写一份读书计划
  structure:
    - { zh: 目标, en: Aim, fn: purpose, weight: 40 }
    - { zh: 安排, en: Schedule, fn: schedule, weight: 60 }
  style:
    - 具体
  constraints:
    - 书名照所给
  en:
    role: the student who plans
    task: Write a reading plan for the term.
    rules:
      - give each book its weeks
      - name only the books given
search:
  zh:
    names: [ 阅读计划 ]
    ways: [ 这学期读什么, 列个书单, 安排读书 ]
  en:
    ways: [ what to read, a list of books, plan my reading ]
`;
