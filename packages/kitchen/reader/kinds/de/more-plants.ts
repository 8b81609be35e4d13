import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** German regional names of plants, pulses and mushrooms. */
export const morePlants: readonly NamedKind[] = [
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list(
      `grundbirne, drillinge kartoffeln, rossapfel, rauna, ronen, urmöhre, dotsche,
      kohlrabiblätter, kauli, erbsspinat, rapunzel salat, sunnewirbele, häuptlsalat, brüsseler, winterportulak,
      hirtentäschel, spitzwegerich, fichtenspitzen, tannenspitzen, maiwipfel, salicorn, ufo kürbis,
      spargelschalen, wilder spargel, luftzwiebel, schnibbelbohnen, graue erbsen, kapuzinererbsen, süßlupinen,
      herz der palme, pastinakenwurzel, chinesische artischocke, erdkastanie`,
    ),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      `mostbirne, asperl, kriecherln, ziparte, barille, knorpelkirsche, träubles, josta, hohlbeere, imbeere,
      bickbeere, kronsbeere, granten, hiffen, monatserdbeere, kiwibeere, minikiwi, zedratzitrone, buddhas hand`,
    ),
  },
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    names: list(
      `eierschwammerln, recherl, dotterpilz, herrnpilz, kapuzinerpilz, krause fette henne pilz, riesenschirmpilz,
      waldchampignon, feldegerling, austernsaitling, winterpilz, pom pom pilz, zungenpilz,
      fichtenreizker, georgsritterling, schwarze trüffel, albatrüffel, trüffelscheiben, trüffelspäne`,
    ),
  },
  {
    class: 'nut',
    diet: 'vegan',
    names: list(`lambertsnuss, welschnuss, keschte, bucheckern geröstet, hanfnüsse, waldviertler graumohn`),
  },
  {
    class: 'sweetener',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      `fichtenhonig, lindenblütenhonig, heideblütenhonig, lavendelhonig, thymianhonig, kastanienhonig,
      edelkastanienhonig, sonnenblumenhonig, löwenzahnblütenhonig, orangenblütenhonig, buchweizenhonig,
      eukalyptushonig, gebirgshonig, gebirgsblütenhonig, alpenhonig, sommerblütenhonig, frühjahrsblütenhonig,
      kornblumenhonig, phaceliahonig, honig vom imker, schwarzwälder honig, allgäuer honig, emmentaler honig,
      appenzeller honig, cremiger honig, scheibenhonig, honigwabe, schleuderhonig, presshonig, rohhonig`,
    ),
  },
  {
    class: 'salt',
    diet: 'vegan',
    names: list(
      `rosa salz, siedesalz, salzblume, maldon salz, maldonsalz, hawaiisalz, schwarzes salz, luisenhaller salz,
      luisenhaller, bad ischler salz, halleiner salz, alpensalz, bergsalz, blaues salz, persisches blausalz,
      sylter meersalz`,
    ),
  },
]
