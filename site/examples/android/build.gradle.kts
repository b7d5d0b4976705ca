// #region dependencies
// gradle.properties holds x2p2p.version (the version shown in the X2 console) and media3.version.
val x2p2pVersion = providers.gradleProperty("x2p2p.version").get()
val media3Version = providers.gradleProperty("media3.version").get()

dependencies {
    implementation("com.x2p2p.example:x2p2p:$x2p2pVersion")
    implementation("androidx.media3:media3-exoplayer:$media3Version")
    implementation("androidx.media3:media3-exoplayer-hls:$media3Version")
}
// #endregion

android {
    // #region splits
    splits {
        abi {
            isEnable = true
            reset()
            include("arm64-v8a", "armeabi-v7a")
            isUniversalApk = false
        }
    }
    // #endregion
}
