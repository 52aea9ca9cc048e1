export const agriculture = `
= 农学 | Agriculture
# 植物生产类 | Plant Production
农学 | Agronomy
园艺 | Horticulture
植物保护 | Plant Protection
植物科学与技术 | Plant Science and Technology
种子科学与工程 | Seed Science and Engineering
设施农业科学与工程 | Protected Agriculture Science and Engineering
茶学 | Tea Science
烟草 | Tobacco Science
应用生物科学 | Applied Biological Science
农艺教育 | Agronomy Education
园艺教育 | Horticulture Education
智慧农业 | Smart Agriculture
菌物科学与工程 | Mycology and Engineering
农药化肥 | Pesticides and Fertilisers
生物农药科学与工程 | Biopesticide Science and Engineering
生物育种科学 | Biological Breeding
# 自然保护与环境生态类 | Conservation and Ecology
农业资源与环境 | Agricultural Resources and Environment
野生动物与自然保护区管理 | Wildlife and Nature Reserve Management
水土保持与荒漠化防治 | Soil Conservation and Desertification Control
生物质科学与工程 | Biomass Science and Engineering
土地科学与技术 | Land Science and Technology
湿地保护与恢复 | Wetland Conservation and Restoration
国家公园建设与管理 | National Park Construction and Management
生态修复学 | Ecological Restoration
# 动物生产类 | Animal Production
动物科学 | Animal Science
蚕学 | Sericulture
蜂学 | Apiculture
经济动物学 | Economic Zoology
马业科学 | Equine Science
饲料工程 | Feed Engineering
智慧牧业科学与工程 | Smart Animal Husbandry
# 动物医学类 | Veterinary Medicine
动物医学 | Veterinary Medicine
动物药学 | Veterinary Pharmacy
动植物检疫 | Animal and Plant Quarantine
实验动物学 | Laboratory Animal Science
中兽医学 | Traditional Chinese Veterinary Medicine
兽医公共卫生 | Veterinary Public Health
# 林学类 | Forestry
林学 | Forestry
园林 | Landscape Gardening
森林保护 | Forest Protection
经济林 | Economic Forestry
智慧林业 | Smart Forestry
# 水产类 | Fisheries
水产养殖学 | Aquaculture
海洋渔业科学与技术 | Marine Fishery Science and Technology
水族科学与技术 | Aquarium Science and Technology
水生动物医学 | Aquatic Animal Medicine
# 草学类 | Grassland Science
草业科学 | Prataculture
草坪科学与工程 | Turf Science and Engineering
`;
