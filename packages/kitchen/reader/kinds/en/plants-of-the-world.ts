import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of vegetables, fruit, nuts, seasonings and seaweeds that do not tell the kind of food. */
export const plantsOfTheWorld: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names:
      list(`agretti, marsh mallow, common mallow, mallow leaf, mallow root, mallow flower, barba di frate, monk beard, curly endive, lablab, orache, puntarelle, skirret, cargamanto, ensete, enset, kocho, sea aster, potherb, salad plant, salad mix leaf, ahipa, ahipa root, achira, canna root, groundnut vine apios, apios, hopniss, tuberous chervil, turnip rooted chervil, root chervil,
      evening primrose root, rampion, bellflower root, sea holly, fat hen, lamb quarters, lambs quarters, goosefoot, quelites, quelite, huauzontle, papalo, pipicha, verdolaga, romeritos, chipilin, hoja santa, chaya, tree spinach, water leaf, waterleaf, bitterleaf, bitter leaf, ugu, ugwu, fluted pumpkin leaf, uziza,
      utazi, afang, okazi, oha leaf, jew mallow, lalo, ceylon spinach, basella, warrigal greens, tetragon, kang kong, kangkong, ong choy, morning glory greens, yam leaf, gynura, longevity spinach, okinawan spinach, sweet leaf bush,
      katuk, cha om, acacia shoot, neem flower, drumstick leaf, malunggay, curry leaf plant, banana stem, banana heart, taro stem, kudzu shoot, hosta shoot, udo, fuki, butterbur, deodeok, doraji, bellflower, namul, sukju, kongnamul, minari, crown daisy, garland chrysanthemum, edible chrysanthemum, rosette bok choy, yu choy, choy sum, cai xin, gai choy, mustard cabbage, kai choi, wawa cabbage, pointed cabbage, hispi cabbage, sweetheart cabbage, spring cabbage, january king, tuscan kale, red russian kale, flower sprout,
      kalette, brokali, broccoflower, tenderstem, tenderstem broccoli, purple sprouting broccoli, cima di rapa, friarielli, catalogna, catalonia chicory, tardivo, castelfranco, chioggia, sugarloaf chicory, batavia, lollo bionda, lollo rossa, salanova, butter lettuce, boston lettuce, bibb lettuce, red leaf lettuce, green leaf lettuce,
      stem lettuce, cress salad, upland cress, winter cress, land cress, peppergrass, cuckoo flower, wild arugula, wall rocket, sea fennel, sea arrowgrass, oyster leaf, oyster leaves, saltwort, okahijiki, ice plant, agastache, silverweed, wild carrot, heritage carrot, chantenay carrot, chioggia beet,
      candy beet, mangel, fodder beet, watermelon radish, green meat radish, black spanish radish, hailstone, korean moo, mu radish, hakurei, tokyo turnip, teltow turnip, navet, swede turnip, chufa tuber, water caltrop, singhara, water chestnut flour, arrowroot tuber, elephant foot yam, suran, konjac corm, mountain yam, nagaimo,
      yamaimo, air potato, jicama root, yacon root, oca tuber, ulluku, olluco, mashwa, kudzu root, lotus stem, prickly cucumber, kiwano cucumber, gherkin cucumber, armenian cucumber, snake cucumber, faqqous, cucamelon, mouse melon, snake gourd, sponge gourd, pointed gourd, parwal, tindora, kantola, spiny gourd, wax gourd,
      fuzzy melon, hairy melon, opo squash, zucchini blossom, squash blossom, pumpkin flower, pumpkin blossom, courgette blossom, hubbard, turban squash, kuri squash, delicata, carnival squash, sweet dumpling squash, crown prince squash, patty pan, scallopini, tromboncino, spaghetti marrow, chilacayote, fig leaf gourd, malabar gourd,
      guindilla, padron pepper, pimiento de padron, shishito, piquillo, banana pepper, hungarian wax pepper, cubanelle, anaheim pepper, aji dulce, aji limo, cachucha, biquinho, peppadew, pickled pepper, pepperoncino, ramiro pepper, corno di toro, bull horn pepper, nora pepper, choricero, tomato passata, san marzano, roma tomato,
      beefsteak tomato, tigerella, heirloom tomato, marmande, coeur de boeuf, sun dried tomato paste, semi dried tomato, sunblush tomato, eggplant rice, thai eggplant, pea eggplant, turkey berry, graffiti eggplant, kiss pepper, asparagus lettuce, wild asparagus, hop shoot, hop asparagus, bamboo heart, menma,
      palm cabbage, cabbage palm, cardoon stalk, artichoke bottom, artichoke paste, poivrade, camone, calcot, negi, leek flower, ramson, ramsons, bear garlic, bear leek, elephant garlic, black garlic, solo garlic, green garlic, rocambole, tree onion, walking onion, cipollini, borettane, grelot, roscoff onion, cevenne onion,
      tropea onion, maui onion, vidalia, vidalia onion, bermuda onion, banana shallot, echalion, lampascioni, tassel hyacinth, muscari bulb`),
  },
  {
    class: 'legume',
    diet: 'vegan',
    names:
      list(`lablab bean, jack bean, sword bean, velvet bean, mucuna, yard long bean, snake bean, goa bean, bambara groundnut, bambara bean, cowpea leaf, rice bean, moth dal, matki, rajma, kabuli chana, kala chana, desi chickpea, black chickpea, masoor, matar, lobia, chawli, tarwi, tarwi bean, chocho, altramuz, grass pea, cicerchia,
      indian pea, khesari, vetch, bitter vetch, field pea, maple pea, carlin pea, blue pea, mushy pea, pease pudding, split green pea, beluga lentil, du puy lentil, castelluccio lentil, french lentil, urid lentil, pardina lentil, flageolet, coco bean, coco de paimpol, tarbais, tarbais bean, lingot bean, mogette, soissons, cannellini,
      borlotto, borlotti, lamon bean, zolfino, bobby bean, runner bean, appaloosa bean, anasazi bean, yellow eye bean, pink bean, small red bean, red bean, white bean, white kidney bean, canary bean, peruvian bean, flor de mayo, flor de junio, ayocote, scarlet runner, elephant bean, giant butter bean, gigante bean, madagascar bean,
      christmas lima, baby lima, sugar bean, speckled bean, cargamanto bean, bolita, marrow bean, trout bean, swedish brown bean, broad bean flour, ful medames, foul mudammas, ful, favas, fava, fève, field bean, tic bean, horse bean, faba bean, mesquite bean, inga bean, ice cream bean, pacay, parkia, petai, stink bean, sataw, jering,
      locust bean seed, carob pod, tamarind seed, fenugreek sprout`),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names:
      list(`abiu, ambarella, june plum, golden apple fruit, arbutus, arbutus berry, strawberry tree fruit, madrone, atemoya, sweetsop, rollinia, biriba, ilama, poshte, bilimbi, belimbing, buddha hand, fingered citron, canistel, eggfruit, egg fruit, cempedak, marang, tarap, duku, langsat, lanzones, longkong, goumi, imbe,
      jambul, jamun, java plum, water apple, wax apple, malay apple, pulasan, rambai, quandong, safou, african pear, santol, kechapi, whortleberry, yangmei, yumberry, bayberry, ziziphus, hog plum, mombin, spanish plum, jocote, siriguela, caja fruit, umbu, cashew apple, cashew fruit, caju, cupuacu, bacuri, bacaba, buriti,
      tucuma, pequi, jenipapo, genipap, pitomba, grumichama, jaboticaba, cambuci, araca, feijoa fruit, uvilla, uchuva, aguaymanto, lulo, naranjilla, cocona, tomate de arbol, curuba, banana passionfruit, granadilla, sweet granadilla, giant granadilla, badea, mamoncillo, spanish lime, genip, quenepa, guinep, ackee fruit,
      sapote, white sapote, black sapote, chocolate pudding fruit, mammee apple, zapote, zapotillo, chico fruit, chiku, chikoo, caimito, star apple, otaheite apple, pommerac, soncoya, nance, nanche, capulin, tejocote, hawthorn fruit, hawberry, azarole, service tree fruit, sorb apple, checker berry,
      medlar fruit, quince fruit, japanese quince, bitter orange, sour orange, trifoliate orange, cedrat, etrog, bergamot orange, rangpur, kabosu lime, daidai, jabara, shikuwasa, hyuganatsu, hassaku, dekopon, sumo mandarin, mikan, clemenvilla, tangor, temple orange, minneola, honey tangerine, cara cara, cara cara orange,
      navel orange, valencia orange, maltese orange, moro orange, tarocco, sanguinello, oroblanco, pummelo, sweet lime, mosambi, limetta, mexican lime, tahiti lime, persian lime, desert lime, meyer lemon, amalfi lemon, sorrento lemon, menton lemon, preserved lemon peel, crabapple jelly, bramley, bramley apple, pink lady, fuji apple,
      braeburn, jonagold, cox apple, cox orange pippin, royal gala, reinette, boskoop, belle de boskoop, elstar, honeycrisp, mcintosh, red delicious, golden delicious, empire apple, cortland, jazz apple, egremont russet, russet apple, cooking apple, dessert apple, cider apple, williams pear, anjou pear, bosc pear, comice pear,
      doyenne du comice, abate fetel, forelle pear, nashi, korean pear, perry pear, poire, flat peach, doughnut peach, saturn peach, vineyard peach, white peach, yellow peach, clingstone peach, brugnon, pluot, aprium, peacotum, plum apricot, quetsche, zwetschge, quetsch, reine claude, damson plum, sloe plum, cherry plum, myrobalan, ume plum, agen prune, pitted prune, bing cherry, rainier cherry, griotte, amarena, amarena cherry, morello, montmorency cherry, sour cherry, bird cherry, chokecherry, wild cherry, cornelian cherry, cornel, silverberry, oleaster, buffaloberry, autumn olive, medjool,
      deglet nour, deglet noor, barhi date, date paste, date puree, mission fig, calimyrna, smyrna fig, cactus fig, tuna fruit, pitahaya, saguaro fruit, barbary fig, kiwi berry, hardy kiwi, silvervine, golden kiwi, gold kiwi, honeydew, piel de sapo, santa claus melon, canary melon, casaba, crenshaw, hami melon, korean melon,
      horned melon, gac fruit, gac, momordica, pepino melon, tsamma melon, citron melon, seedless watermelon, muscadine, scuppernong, concord grape, sultana grape, corinth grape, zante currant, muscatel, muscat, red grape, white grape, black grape, cotton candy grape, grape pomace, raisin paste, sultana raisin, golden raisin, wolf berry, lychee fruit, dragon eye, longan fruit, mata kucing, breadnut, african breadfruit, noni fruit, monkey apple, monkey orange, marula, mobola plum, kei apple, num num, natal plum, sour fig, medlar paste, ice apple, toddy palm fruit, nipa palm fruit, peach palm, pejibaye, chontaduro, salacca,
      snake fruit, coco plum, sea grape fruit, seagrape, pineapple guava, cherry guava, lemon guava, strawberry pear, banana flour green, red banana, lady finger banana, cavendish, plantain banana, fe i banana`),
  },
  {
    class: 'berry',
    diet: 'vegan',
    names:
      list(`dewberry, jostaberry, marionberry, mayhaw, salmonberry, thimbleberry, wineberry, ollalieberry, olallieberry, youngberry, loganberry, boysenberry, tummelberry, sunberry, arctic bramble, arctic raspberry, nagoonberry, crowberry, bearberry, bog bilberry, bog blueberry, farkleberry, huckleberry, juneberry,
      shadberry, honeyberry, haskap, haskap berry, blue honeysuckle berry, cowberry, partridgeberry, foxberry, mountain cranberry, moosberry, highbush cranberry, viburnum berry, guelder rose berry, mountain ash berry, hackberry, mulberries, persian mulberry, elder, elder berry,
      sea berry, seaberry, seabuckthorn, sandthorn, alpine strawberry, musk strawberry, woodland strawberry, pineberry, hautbois, black raspberry, golden raspberry, purple raspberry, worcesterberry, white currant, black currant, pink currant, casseille, casis, josta, lillipilli, lilly pilly, riberry, muntries,
      davidson plum, kakadu plum, illawarra plum, bush tomato, desert raisin, midyim, maqui, calafate, murta, chilean guava, ugni, magellan barberry, goldenberry, inca berry, incaberry, cape gooseberry, ground cherry, pichuberry, schisandra, schizandra, five flavor berry, schisandra berry, magnolia berry, akebia, silver buffaloberry,
      salal, oregon grape berry`),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names:
      list(`almond sliver, sliced almond, chopped almond, almond kernel, sweet almond, salba, sacha inchi, inca nut, pili nut, pili, kola, cola nut, bunya nut, bunya, monkey puzzle nut, araucaria nut, pinon nut, pinhao, pinhoes, piñones, pignoli, pignolia, gingko, ginkgo, gevuina, chilean hazelnut, barcelona nut, cob nut,
      heartnut, english walnut, white walnut, butternut nut, black walnut, japanese walnut, shagbark hickory, mockernut, paradise nut, sapucaia nut, monkey pot nut, souari nut, mongongo, mongongo nut, okari nut, canarium nut, galip nut, ngali nut, java almond, indian almond, tropical almond, yeheb nut, argan nut, ramon nut, maya nut,
      breadnut seed, jackfruit seed, marcona, marcona almond, marron glace, sweet chestnut, chinquapin, water chestnut nut, chufa nut, earth almond, cashew kernel, baru nut, baru almond, baruka, licuri nut, babassu nut, palm nut, palm kernel, copra, desiccated coconut flake, coconut chip, coconut powder, coconut fibre,
      coconut pulp, coconut jam plain`),
  },
  {
    class: 'spice',
    diet: 'vegan',
    names:
      list(`cubeb, tailed pepper, lemon myrtle, anise myrtle, cinnamon myrtle, pepperberry, mountain pepper, mountain pepperberry, tasmanian pepper, pepperleaf, dorrigo pepper, wattleseed, pimento berry, jamaica pepper, sarsaparilla, sassafras, tabil, tabel, woodruff, sweet woodruff, zedoary, white turmeric, mango ginger, lesser galangal,
      finger root, fingerroot, krachai, galanga, alpinia, alligator pepper, melegueta pepper, guinea pepper, grain of selim, hwentia, negro pepper, ehuru, calabash nutmeg, timut pepper, timur pepper, timur berry, andaliman, voatsiperifery, kampot pepper, tellicherry pepper, sarawak pepper, malabar pepper, penja pepper, lampong pepper,
      red kampot, likouala pepper, jamaican pepper, rose pepper, schinus, chaste tree pepper, monk pepper, aleppo chilli, maras pepper, marash pepper, urfa, gochugaru, chile de arbol, pasilla, mulato, ancho, cascabel chilli, morita, pequin, piquin, chiltepin, bird eye chilli, piri piri, peri peri pepper, kashmiri chilli, byadgi,
      bhut jolokia, naga chilli, carolina reaper, scorpion pepper, scotch bonnet, habanero, aji amarillo, aji panca, aji mirasol, rocoto, merken, merquen, hatch chilli, poblano powder, wild cumin, bolivian coriander, culantro, recao, long coriander, sawtooth herb, rau ram, laksa leaf, hot mint, rice paddy herb, ngo om, vietnamese balm,
      thai holy basil, cinnamon basil, bush basil, purple basil, african blue basil, opal basil, mexican mint marigold, mexican tarragon, russian tarragon, cuban oregano, pot marjoram, greek oregano, dittany, zaatar herb, winter savory, wild thyme, caraway thyme, orange thyme, pineapple sage, clary sage, white sage,
      anise hyssop, korean mint, agastache leaf, bee balm, bergamot mint, fish mint, apple mint, chocolate mint, pineapple mint, water mint, calamint, nepitella, catmint, costmary, alecost, southernwood, mugwort, wormwood, absinthe herb, yarrow herb, meadowsweet, elecampane, avens, sweet flag, calamus, orris root, orris, gentian root, quassia,
      cinchona bark, angostura bark, cassia bud, cassia bark, cinnamon bark, saigon cinnamon, ceylon cinnamon, indonesian cinnamon, white cinnamon, canella, clove pink, nigella sativa, onion seed, black onion seed, royal cumin, shahi jeera, kala jeera, jeera, dhania, haldi, methi seed, saunf, sonf, elaichi, laung, dalchini, jaiphal,
      javitri, kesar, amchur powder, anardana, pomegranate seed, kokum, cambodge, garcinia, tamarind concentrate, sumac berry, barberry dried, zereshk, persian lime powder, rose powder, rose bud, rosebud, rose hip powder, roselle, jamaica flower, bissap, lavender bud, jasmine, orange blossom, elder flower, acacia flower, linden flower, chamomile flower, marigold petal, cornflower petal, borage flower, pansy, viola flower, primrose, violet flower, violet leaf, clover blossom, red clover, dandelion flower, chive blossom, nasturtium seed,
      saffron powder, saffron extract, safflower petal, safflower flower, annatto powder, spice oleoresin, pepper oleoresin, capsicum extract, capsicum, mustard bran, mustard husk, yellow mustard seed, black mustard seed, white mustard seed, ground mustard, mustard flour, mustard oil seed, celery powder, celery leaf powder,
      celery extract, onion granule, onion juice, garlic granule, garlic extract, garlic puree, ginger puree, ginger paste, ginger extract, ginger juice, tomato spice, salad herb, advieh spice, baharat spice, ras el hanout spice, khmeli suneli, svanetian salt, utskho suneli, blue fenugreek, zaatar mix, dukkah herb`),
  },
  {
    class: 'spice',
    mayContain: ['gluten'],
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'spice mix, spice rub, rub, bbq rub, barbecue rub, meat rub, fish seasoning, salad seasoning, soup seasoning, vegetable seasoning, seasoning salt, seasoned salt, vegeta, aromat, fondor',
    ),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    names:
      list(`candy sugar, sugar candy, kandis, misri, rock candy, panocha, piloncillo, chancaca, papelon, gur, kokuto, black sugar, okinawa sugar, wasanbon, sucanat, rapadura sugar, golden caster sugar, jam sugar, preserving sugar, gelling sugar, amasake, grape syrup, pekmez, grape molasses, pomegranate molasses, mulberry molasses, vincotto,
      dibs, silan, palm syrup, coconut syrup, kithul treacle, beet syrup, beetroot syrup, oligosaccharide, isomalto oligosaccharide, xylo oligosaccharide, soluble tapioca fiber, resistant maltodextrin, stevioside, rebaudioside a, reb a,
      lo han guo, luo han, brazzein, glycyrrhizin, caramel colour, caramel colouring, plain caramel, ammonia caramel, sulphite ammonia caramel, sulfite ammonia caramel, caramelised sugar, caramel syrup plain, burnt sugar syrup`),
  },
  {
    class: 'seaweed',
    diet: 'vegan',
    names:
      list(`bladderwrack, bladder wrack, carola, dabberlocks, egg wrack, gutweed, mozuku, ogonori, oarweed, sargassum, sea moss, thongweed, tosaka, tosaka nori, umibudo, sea grape, sea grapes, knotted wrack, toothed wrack, serrated wrack, channelled wrack, spiral wrack, kajime, tengusa, sea spaghetti, sea thong, himanthalia, bull kelp,
      giant kelp, winged kelp, atlantic wakame, sugar kelp, sugar kombu, royal kombu, kombu royal, breton kombu, sea lettuce, aosa, aonori, ao nori, green nori, purple nori, sloke, gim, kim seaweed, miyeok, dasima, maesaengi, gamtae, parae, limu, ogo, guso, lato seaweed, cottonii, chondrus, carragheen,
      pepper dulse, dillisk, creathnach, sea truffle, furikori, hiziki, arame seaweed, matsumo, akamoku, funori, klamath algae, aphanizomenon, spirulina extract, spirulina powder, chlorella powder, algal flour, algae powder, algal protein, algae calcium, calcified seaweed, maerl, duckweed, water lentil, lemna, euglena`),
  },
]
