import type { SamplePost } from '../sample-content.ts';

export const warehouseLease: SamplePost = {
  id: 'warehouse-lease',
  slug: 'warehouse-lease',
  title: 'Signing a lease before the company exists',
  titlePt: 'Assinar um arrendamento antes de a empresa existir',
  summary:
    'What to read, what to ask the landlord, and the clause that saves the second signature.',
  summaryPt: 'O que ler, o que perguntar ao senhorio, e a cláusula que poupa a segunda assinatura.',
  content: `The right warehouse appears in the week before the company does. The landlord has another visitor on Friday. This is so common that it deserves a procedure.

A lease needs a tax number on each side, because the landlord communicates the contract to the tax authority and pays stamp duty on it. If the company is not registered yet, a founder with a NIF can sign in their own name, and the contract should say, in so many words, that the position passes to the company on its registration without further consent. Without that clause you will be asking for a favour in month two, and favours have a price.

Before you sign, ask for three papers. The land registry certificate shows who owns the place and what stands against it. The tax record of the building shows its area and its use. And the use that the municipality has on file must be the one that you intend. A warehouse in which you receive customers is not always a warehouse. Rules on this have changed in recent years, so read the paper for this building and not an article, including this one.

Business leases leave much to the parties. Duration, renewal, notice, works and the return of the deposit are what the contract says, and where it says nothing the law fills in a term that may be longer than you want. Ask for the right to leave after a fixed time with a fixed notice. You may get it in exchange for a guarantee.

Look at what comes with the rent. VAT applies to some lets and not to others. A company that pays rent may have to withhold part of it for the landlord’s income tax, and hand it to the State. Agree in writing whether the sum you shook hands on is before or after that.

Then visit at the hour at which the lorry would come. Measure the door. One of our clients did not, and has a very good table that has never been downstairs.

Our own part in this is small: dates, numbers, and the order of the signatures. The contract itself should be read by a lawyer. It is an hour of work, and the lease runs for years.`,
  contentPt: `O armazém certo aparece na semana anterior à empresa. O senhorio tem outra visita na sexta-feira. É tão frequente que merece um procedimento.

Um arrendamento precisa de um número fiscal de cada lado, porque o senhorio comunica o contrato à Autoridade Tributária e paga imposto do selo sobre ele. Se a empresa ainda não estiver registada, um fundador com NIF pode assinar em nome próprio, e o contrato deve dizer expressamente que a posição passa para a empresa com o registo, sem novo consentimento. Sem essa cláusula, no segundo mês estará a pedir um favor, e os favores têm preço.

Antes de assinar, peça três documentos. A certidão do registo predial mostra quem é o dono e o que recai sobre o imóvel. A caderneta predial mostra a área e a afetação. E a utilização que consta no município tem de ser a pretendida. Um armazém onde se recebem clientes nem sempre é um armazém. As regras mudaram nos últimos anos, por isso leia o papel deste edifício e não um artigo, incluindo este.

Os arrendamentos não habitacionais deixam muito às partes. Duração, renovação, pré-aviso, obras e devolução da caução são o que o contrato disser, e onde ele se cala a lei preenche com um prazo que pode ser mais longo do que o desejado. Peça o direito de sair ao fim de um tempo certo, com um pré-aviso certo. Talvez o consiga em troca de uma garantia.

Veja o que acompanha a renda. O IVA aplica-se a alguns arrendamentos e não a outros. Uma empresa que paga renda pode ter de reter uma parte, por conta do imposto do senhorio, e entregá-la ao Estado. Deixe por escrito se o valor do aperto de mão é antes ou depois disso.

Depois, visite o espaço à hora a que viria o camião. Meça a porta. Um cliente nosso não mediu, e tem uma mesa muito boa que nunca desceu ao rés do chão.

A nossa parte é pequena: datas, números e a ordem das assinaturas. O contrato deve ser lido por um advogado. É uma hora de trabalho, e o arrendamento dura anos.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-warehouse-lease.svg',
  tags: ['premises'],
  serviceId: 'strategy',
  packageId: 'blueprint',
  caseStudyId: 'halden',
  isPremium: false,
  createdAt: '2025-09-23T09:00:00.000Z',
};
