package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope

val LifecycleOwner.lifecycleScope: CoroutineScope
    get() = TODO()

suspend fun LifecycleOwner.repeatOnLifecycle(state: Lifecycle.State, block: suspend CoroutineScope.() -> Unit): Unit =
    TODO("$this $state $block")
