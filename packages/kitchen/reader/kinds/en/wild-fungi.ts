import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of wild and cultivated mushrooms, field-guide names included. */
export const wildFungi: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names:
      list(`amethyst deceiver, deceiver mushroom, blue foot, bluefoot, charcoal burner, cinnamon cap, chestnut cap, clouded agaric, clouded funnel, death trumpet, trumpet of death, trumpet of the dead, trompette de la mort, trompette des morts, trumpet chanterelle, dryad saddle, pheasant back, pheasant back mushroom, grey knight,
      gray knight, grey agaric, dirty tricholoma, charbonnier, inky cap, inkcap, ink cap, shaggy mane, shaggy ink cap, shaggy inkcap, judas ear, wood jelly ear, kikurage, mu er, mok yee, lawyer wig, ram head, royal agaric, caesar agaric, caesar amanita, caesar mushroom, ovoli, ovolo, amanita caesarea, sheep polypore,
      slimy spike cap, spike cap, copper spike cap, snow ear, silver ear fungus, spring agaric, spring fieldcap, sulphur shelf, sulfur shelf, sulphur polypore, chicken fungus, tawny grisette, grisette, truffle peeling, velvet foot, velvet shank, velvet pioppini, velvet pioppino, pioppini, piopino, verpa, bell morel,
      early morel, black morel, yellow morel, white elf, wine cap, winecap, garden giant, yellow knight, man on horseback, knight cap, tricholome, yanagi matsutake, yanagi mutsutake, yartsa gunbu, caterpillar fungus, himematsutake, almond portobello, poria, fuling, tree oyster,
      branched oyster, phoenix oyster, phoenix mushroom, lung oyster, elm oyster, pearl oyster mushroom, black pearl mushroom, black pearl king oyster, abalone mushroom, golden oyster, pink oyster, blue oyster, trumpet oyster, king brown mushroom, cardoncello, french horn mushroom, apricot jelly fungus, mushroom flour, dung mushroom,
      termite mushroom, termitomyces, jizong, ganba jun, goat horn mushroom, old man of the woods, bicolor bolete, birch bolete mushroom, orange birch bolete, orange oak bolete, leccinum mushroom, scaber stalk, scaber, aspen mushroom, slippery jill, larch bolete mushroom, jersey cow mushroom, bovine bolete, velvet bolete, suede bolete,
      dotted stem bolete, scarlet stemmed, lurid bolete, butter bolete, ram horn, sandy stilt puffball, giant puffball, common puffball, gem studded puffball, puff ball, hedgehog fungus, belly button mushroom, terracotta hedgehog, sweet tooth mushroom, pig trotter mushroom, hawk wing, hawkwing, shingled hedgehog,
      sarcodon, coral tooth, coral fungus, comb tooth, bear head, bearded tooth, pom pom, pompom mushroom, monkey head, hou tou gu, sparassis, cauliflower fungus, wood cauliflower, clavaria, crown coral, beefsteak polypore, ox tongue fungus, ox tongue mushroom, umbrella polypore, black trumpet mushroom, craterelle,
      funnel chanterelle, tubular chanterelle, yellowleg, yellow legs, golden chanterelle, white chanterelle, blue chanterelle, pig ear mushroom, violet chanterelle, gomphus, scaly chanterelle, red pine mushroom, pine milkcap, bleeding milkcap, indigo milk cap, candy cap, weeping milk cap, fishy milkcap, delicious milk cap, rovellon, niscalo, brittlegill, green brittlegill, green cracking russula, quilted green russula, bare toothed russula, fried chicken mushroom, lyophyllum, hon shimeji, hatakeshimeji, bunashimeji, white beech, beech cap, clamshell mushroom, clustered domecap, saint george mushroom,
      st george mushroom, st george, mousseron, scotch bonnet mushroom, fairy ring champignon, miller mushroom, sweetbread mushroom, wood blewit, field blewit, blue leg, blewits, aniseed funnel, aniseed toadstool, trooping funnel, giant clitocybe, honey mushroom, ringless honey mushroom, bootlace fungus,
      sheathed woodtuft, two toned pholiota, brick cap, brick top, namekotake, butterscotch mushroom, nameko mushroom, gypsy mushroom, horse mushroom, field mushroom, prince mushroom, wood mushroom, pavement mushroom, almond mushroom, blushing wood mushroom, macro mushroom, parasol mushroom, shaggy parasol, straw mushroom,
      paddy straw, silver silk straw, rosegill, fawn mushroom, oyster shelf mushroom, mulch mushroom, elm cap, bay boletus, cep bolete, dark cep, summer cep, pine cep, bronze bolete, porcino, fresh porcini, cepes, bordeaux cep, borgotaro, steinpilz, maronenpilz, pfifferling, eierschwamm, mukitake,
      shirotamogitake, tamogitake, tamogidake, shoro, rokusho, hiratake, aragekikurage, shirokikurage, nametake, enoki mushroom, enokidake, golden needle mushroom, lily mushroom, snow puff mushroom, futu mushroom, oakwood mushroom, black forest mushroom, chinese mushroom, flower mushroom, donko, koshin, dried shiitake,
      sawtooth oak mushroom, perigord truffle, black diamond truffle, alba truffle, bianchetto, bianchetto truffle, whitish truffle, burgundy truffle, autumn truffle, scorzone, brumale, winter truffle, musk truffle, desert truffle, terfez, chinese truffle, oregon truffle, pecan truffle, truffle carpaccio, truffle shaving,
      truffle zest, truffle breaking, minced truffle, truffle slice, truffle brisure, mushroom medley, mushroom duxelle, mushroom blend, mushroom mince, mycelium, mushroom mycelium, mushroom beta glucan, fruiting body`),
  },
]
