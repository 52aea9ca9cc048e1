import type { MethodCard } from "../method-card.ts";

export const entityRelationshipDesign: MethodCard = {
  key: "entity-relationship-design",
  title: { zh: "实体联系与数据表设计", en: "Entity-relationship and table design" },
  methods: ["design"],
  roles: ["designing"],
  kinds: ["software"],
  cues: {
    zh: ["数据库设计", "实体联系", "实体关系", "E-R", "ER 图", "ER图", "概念模型", "数据表", "表结构", "几张表", "哪些字段"],
    en: ["database design", "entity-relationship", "er diagram", "data model", "table design", "schema design", "tables", "fields"],
  },
  sentences: {
    zh: [
      "实体是需要单独记录并能彼此区分的事物，属性是它的一项性质；一项性质若自己还有性质，就应成为另一个实体。",
      "联系须标明两端的基数与是否必须存在，“一对多”只说了上限，一端能否为零同样影响外键可否为空。",
      "一对多联系在“多”的一端设外键；多对多联系须另建联系表，联系本身的属性如时间、数量存放在这张表里。",
      "每张表须有主键；业务编号可能变更或重用时，宜另设无业务含义的主键，再给业务编号加唯一约束。",
      "第三范式要求非主属性直接依赖于整个候选键，既不只依赖其中一部分，也不经由另一个非主属性，否则同一事实存了两处，修改一处就会矛盾。",
      "有意保留的冗余应写明理由，例如成交时的单价须随订单保存，因为商品的现价以后会变。",
      "唯一、非空、外键和取值范围宜用数据库约束表达，只由程序检查时，两个同时进行的请求可能都通过检查。",
      "金额应以定点数存放，不用浮点数；时间须约定时区与精度，全库一致。",
      "索引应按实际的查询条件建立，联合索引的列次序与最左前缀有关，每个索引都会使写入变慢。",
    ],
    en: [
      "An entity is a thing that is recorded by itself and can be told from others, an attribute one of its properties; a property that has properties of its own should become another entity.",
      "A relationship needs the cardinality of both ends and whether each must exist: “one to many” gives only the upper bound, and whether an end may be zero decides whether the foreign key may be null.",
      "In a one-to-many relationship the foreign key stands on the many side; a many-to-many relationship takes a table of its own, which also holds attributes of the relationship such as a date or a quantity.",
      "Every table has a primary key; where a business number may change or be reused, a key without meaning should be added and the business number declared unique.",
      "Third normal form requires that a non-key attribute depend directly on the whole of every candidate key, neither on part of one nor by way of another non-key attribute; otherwise one fact is stored twice and the two copies come to disagree.",
      "Redundancy that is kept on purpose should be explained: the unit price of a sale is stored with the order because the current price of the article will change.",
      "Uniqueness, required values, foreign keys and ranges should be constraints of the database, since two simultaneous requests may both pass a check made in the program.",
      "Amounts of money should be stored as fixed-point and not as floating-point numbers, and times take one agreed time zone and precision throughout.",
      "Indexes should follow the conditions of actual queries; in a composite index the order of columns decides which queries can use it, and every index slows down writing.",
    ],
  },
  missing: {
    zh: ["实体联系图", "各表的字段、类型与约束", "所用数据库及版本"],
    en: ["the entity-relationship diagram", "columns, types and constraints of each table", "database and version used"],
  },
  limits: {
    zh: ["设计合乎范式只说明没有由依赖引起的更新异常，不说明需求已经包含完全，也不说明查询够快。"],
    en: [
      "A normalised design is free of update anomalies caused by dependencies; it does not show that the requirements are complete or that queries are fast enough.",
    ],
  },
  exhibits: [
    { kind: "figure", title: { zh: "实体联系图", en: "Entity-relationship diagram" } },
    {
      kind: "table",
      title: { zh: "数据表结构", en: "Structure of a table" },
      head: { zh: ["字段", "类型", "可否为空", "键与约束", "说明"], en: ["Column", "Type", "Nullable", "Key and constraint", "Meaning"] },
    },
  ],
  never: { zh: ["海量数据", "完美的数据库"], en: ["perfect schema", "massive data"] },
};
