export const medicine = `
= 医学 | Medicine
# 基础医学类 | Basic Medicine
基础医学 | Basic Medicine
生物医学 | Biomedicine
生物医学科学 | Biomedical Science
# 临床医学类 | Clinical Medicine
临床医学 | Clinical Medicine
麻醉学 | Anaesthesiology
医学影像学 | Medical Imaging
眼视光医学 | Optometry and Ophthalmology
精神医学 | Psychiatry
放射医学 | Radiation Medicine
儿科学 | Paediatrics
# 口腔医学类 | Dentistry
口腔医学 | Dentistry
# 公共卫生与预防医学类 | Public Health and Preventive Medicine
预防医学 | Preventive Medicine
食品卫生与营养学 | Food Hygiene and Nutrition
妇幼保健医学 | Maternal and Child Health
卫生监督 | Health Inspection
全球健康学 | Global Health
运动与公共健康 | Sport and Public Health
# 中医学类 | Traditional Chinese Medicine
中医学 | Traditional Chinese Medicine
针灸推拿学 | Acupuncture and Tuina
藏医学 | Tibetan Medicine
蒙医学 | Mongolian Medicine
维医学 | Uyghur Medicine
壮医学 | Zhuang Medicine
哈医学 | Kazakh Medicine
傣医学 | Dai Medicine
回医学 | Hui Medicine
中医康复学 | TCM Rehabilitation
中医养生学 | TCM Health Preservation
中医儿科学 | TCM Paediatrics
中医骨伤科学 | TCM Orthopaedics
# 中西医结合类 | Integrated Chinese and Western Medicine
中西医临床医学 | Integrated Chinese and Western Clinical Medicine
# 药学类 | Pharmacy
药学 | Pharmacy
药物制剂 | Pharmaceutical Preparations
临床药学 | Clinical Pharmacy
药事管理 | Pharmacy Administration
药物分析 | Pharmaceutical Analysis
药物化学 | Medicinal Chemistry
海洋药学 | Marine Pharmacy
化妆品科学与技术 | Cosmetics Science and Technology
# 中药学类 | Chinese Materia Medica
中药学 | Chinese Materia Medica
中药资源与开发 | Chinese Medicinal Resources and Development
藏药学 | Tibetan Pharmacy
蒙药学 | Mongolian Pharmacy
中药制药 | Chinese Medicine Manufacturing
中草药栽培与鉴定 | Cultivation and Identification of Medicinal Herbs
# 法医学类 | Forensic Medicine
法医学 | Forensic Medicine
# 医学技术类 | Medical Technology
医学检验技术 | Medical Laboratory Technology
医学实验技术 | Medical Experimental Technology
医学影像技术 | Medical Imaging Technology
眼视光学 | Optometry
康复治疗学 | Rehabilitation Therapy
口腔医学技术 | Dental Technology
卫生检验与检疫 | Health Inspection and Quarantine
听力与言语康复学 | Audiology and Speech Rehabilitation
康复物理治疗 | Physiotherapy
康复作业治疗 | Occupational Therapy
智能医学工程 | Intelligent Medical Engineering
生物医药数据科学 | Biomedical Data Science
智能影像工程 | Intelligent Imaging Engineering
医工学 | Medicine and Engineering
# 护理学类 | Nursing
护理学 | Nursing
助产学 | Midwifery
`;
